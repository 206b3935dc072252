import { ENGLISH } from '../shared/site'
import * as styles from './request-form.module.css'

/** What the description says of a value, in the language that it is written in; `code` stands in backticks. */
export function About({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.about} lang={ENGLISH}>
      {children.split('`').map((text, at) => (at % 2 ? <code key={at}>{text}</code> : text))}
    </p>
  )
}
