import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setSingleKeys, singleKeysOn } from '../../runtime/single-keys'
import * as styles from './SearchDialog.module.css'

/** Switches the single-key shortcuts off: who speaks to the computer would open search by accident (WCAG 2.1.4). */
export function SlashSwitch() {
  const { t } = useTranslation('search')
  const [on, setOn] = useState(() => singleKeysOn())
  return (
    <label className={styles.slashSwitch}>
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => {
          setOn(event.target.checked)
          setSingleKeys(event.target.checked)
        }}
      />
      {t('slash')}
    </label>
  )
}
