import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { platformLabel, sdkPlatforms, sdkVersions } from '../../shared/sdk'
import { families } from '../../shared/site'
import type { FacetName, Facets, Filters } from '../contract/answer'
import * as styles from './SearchFilters.module.css'

interface SearchFiltersProps {
  facets: Facets
  filters: Filters
  onChange: (filters: Filters) => void
}

/**
 * Narrows results by area, version and platform. Each choice says how many pages it leads to. Drawn again with an answer, and
 * not with each letter on the way there.
 */
export const SearchFilters = memo(function SearchFilters({ facets, filters, onChange }: SearchFiltersProps) {
  const { t, i18n } = useTranslation('search')
  const { t: ofSite } = useTranslation()
  // Asked for its words by each letter, a number alone would make a format of its own each time.
  const numbers = useMemo(() => new Intl.NumberFormat(i18n.language), [i18n.language])
  const pages = (name: FacetName, id: string) => numbers.format(facets[name][id] ?? 0)
  const choose = (name: FacetName, choice: string | undefined) => {
    const { [name]: _, ...others } = filters
    onChange(choice ? { ...others, [name]: choice } : others)
  }
  /** What is chosen stays in sight, even where it leads to nothing now. */
  const offered = <T extends { id: string }>(name: FacetName, choices: readonly T[]) =>
    choices.filter(({ id }) => (facets[name][id] ?? 0) > 0 || filters[name] === id)

  const select = (name: 'version' | 'platform', choices: readonly { id: string; label: string }[]) => {
    const all = offered(name, choices)
    return (
      <select
        className={name === 'platform' ? `${styles.select} ${styles.platform}` : styles.select}
        aria-label={t(name)}
        data-chosen={filters[name] ? '' : undefined}
        disabled={!all.length}
        value={filters[name] ?? ''}
        onChange={({ target }) => choose(name, target.value || undefined)}
      >
        <option value="">{t(name === 'version' ? 'anyVersion' : 'anyPlatform')}</option>
        {all.map(({ id, label }) => (
          <option key={id} value={id}>
            {t('choice', { label, number: pages(name, id) })}
          </option>
        ))}
      </select>
    )
  }

  const areas = families.map(({ segment, label }) => ({ id: segment, label }))
  return (
    <div className={styles.filters} role="group" aria-label={t('filters')}>
      {select(
        'platform',
        sdkPlatforms.map(({ id }) => ({ id, label: platformLabel(id) })),
      )}
      {select('version', sdkVersions)}
      {offered('area', areas).map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={styles.area}
          aria-pressed={filters.area === id}
          onClick={() => choose('area', filters.area === id ? undefined : id)}
        >
          {ofSite(label)} <span className={styles.count}>{pages('area', id)}</span>
        </button>
      ))}
    </div>
  )
})
