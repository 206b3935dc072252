import type { ReactNode } from 'react'
import * as styles from './Endpoint.module.css'

interface EndpointProps {
  method: string
  /** With its variables in braces. */
  path: string
  /** Who may call it, and where. */
  children?: ReactNode
}

/** What an operation is called by: method and path, and under them who may do so. */
export function Endpoint({ method, path, children }: EndpointProps) {
  return (
    <div className={styles.endpoint}>
      <p className={styles.call}>
        <span className={styles.method} data-method={method}>
          {method}
        </span>{' '}
        <code className={styles.path}>
          {path.split(/(\{[^}]+\})/).map((part, at) =>
            part.startsWith('{') ? (
              <var key={at}>{part}</var>
            ) : (
              // A long path breaks before a slash, and nowhere else.
              part.split(/(?=\/)/).map((step, index) => (
                <span key={`${at}-${index}`}>
                  {index > 0 && <wbr />}
                  {step}
                </span>
              ))
            ),
          )}
        </code>
      </p>
      <div className={styles.about}>{children}</div>
    </div>
  )
}
