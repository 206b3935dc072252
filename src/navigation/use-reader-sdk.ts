import { useEffect, useState } from 'react'
import { parseSdkPath, type SdkLocation } from '../shared/sdk'
import { readerPath } from './reader-path'

/** The SDK that the reader looked at last, for pages that are about none; undefined for who is new, and while the page hydrates. */
export function useReaderSdk(path: string): SdkLocation | undefined {
  const [sdk, setSdk] = useState<SdkLocation>()
  useEffect(() => setSdk(parseSdkPath(readerPath(path))), [path])
  return sdk
}
