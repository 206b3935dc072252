/**
 * `import * as styles from './x.module.css'`: each class of the file is a member.
 * TypeScript does not read the CSS, so under noUncheckedIndexedAccess a member is `string | undefined`,
 * which is what className takes.
 */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export = classes
}
