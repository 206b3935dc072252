/** Bytes as a reader says them: `166 kB`, `3.3 MB`. */
export function formatBytes(bytes: number, language: string): string {
  const [value, unit] =
    bytes >= 1e9
      ? ([bytes / 1e9, 'gigabyte'] as const)
      : bytes >= 1e6
        ? ([bytes / 1e6, 'megabyte'] as const)
        : ([Math.max(bytes / 1e3, bytes ? 1 : 0), 'kilobyte'] as const)
  const digits = value < 10 && unit !== 'kilobyte' ? 1 : 0
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: digits }).format(value)
}
