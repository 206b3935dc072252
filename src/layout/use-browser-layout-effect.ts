import { useEffect, useLayoutEffect } from 'react'

/** React warns of one that runs before paint, where nothing is painted. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
