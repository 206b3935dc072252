import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setSlash, slashIsOn } from './shortcut'
import * as styles from './SearchDialog.module.css'

/** Switches the single-key shortcut off: who speaks to the computer would open search by accident (WCAG 2.1.4). */
export function SlashSwitch() {
  const { t } = useTranslation('search')
  const [on, setOn] = useState(() => slashIsOn())
  return (
    <label className={styles.slashSwitch}>
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => {
          setOn(event.target.checked)
          setSlash(event.target.checked)
        }}
      />
      {t('slash')}
    </label>
  )
}
