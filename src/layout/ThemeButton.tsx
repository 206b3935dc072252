import { useTranslation } from 'react-i18next'
import { setTheme, themes, useTheme } from './theme'
import * as styles from './Header.module.css'

const shapes = {
  system: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M4.9 4.9l2.2 2.2M16.9 16.9l2.2 2.2M19.1 4.9l-2.2 2.2M7.1 16.9l-2.2 2.2',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
}

/** Goes round system, light and dark. */
export function ThemeButton() {
  const { t } = useTranslation()
  const theme = useTheme()
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
  const label = t('theme.label', { theme: t(`theme.${theme}`) })
  return (
    <button
      type="button"
      className={`${styles.icon} ${styles.themeButton}`}
      onClick={() => setTheme(next)}
      aria-label={label}
      title={label}
    >
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path
          d={shapes[theme]}
          fill={theme === 'light' ? 'none' : 'currentColor'}
          fillOpacity={theme === 'system' ? 0 : 1}
        />
        {theme === 'system' && <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" stroke="none" />}
      </svg>
    </button>
  )
}
