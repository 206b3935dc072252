import { Link } from 'gatsby'
import { Fragment } from 'react'
import { platformLabel } from '../../shared/sdk'

interface PlatformsProps {
  links: readonly { id: string; path: string; name?: string }[]
}

/** The pages of all platforms on a topic, as a run of links within a sentence. */
export function Platforms({ links }: PlatformsProps) {
  return (
    <>
      {links.map(({ id, path, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to={path}>{name ?? platformLabel(id)}</Link>
        </Fragment>
      ))}
    </>
  )
}
