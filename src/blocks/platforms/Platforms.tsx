import { Link } from 'gatsby'
import { Fragment } from 'react'
import { OnePlatform } from '../../navigation/OnePlatform'
import { platformLabel } from '../../shared/sdk'

interface PlatformsProps {
  links: readonly { id: string; path: string; name?: string }[]
}

/** The pages of all platforms on a topic, as a run of links within a sentence; that of the reader's platform alone, where it is known. */
export function Platforms({ links }: PlatformsProps) {
  return (
    <OnePlatform as="span" ids={links.map(({ id }) => id)}>
      {links.map(({ id, path, name }, index) => (
        <Fragment key={id}>
          {index > 0 && <span>, </span>}
          <Link to={path} data-on={id}>
            {name ?? platformLabel(id)}
          </Link>
        </Fragment>
      ))}
    </OnePlatform>
  )
}
