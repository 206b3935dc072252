import { Link } from 'gatsby'
import { Fragment } from 'react'
import { platformLabel } from '../../shared/sdk'

interface PlatformsProps {
  links: readonly { id: string; path: string }[]
}

/** The pages of all platforms on a topic, as a run of links within a sentence. */
export function Platforms({ links }: PlatformsProps) {
  return (
    <>
      {links.map(({ id, path }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to={path}>{platformLabel(id)}</Link>
        </Fragment>
      ))}
    </>
  )
}
