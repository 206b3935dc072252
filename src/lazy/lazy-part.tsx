// eslint-disable-next-line no-restricted-imports -- only for the build, see below
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { createPart } from '../runtime/part'
import { Boundary } from './Boundary'
import { useIsHydrated } from './use-is-hydrated'
import { usePart } from './use-part'

interface LazyPartProps<P> {
  /** What the component gets. */
  props: P
  /** What stands there until the code has come, and for good when it does not. */
  instead: (missing: boolean) => ReactNode
}

/**
 * A component whose code is a chunk of its own.
 *
 * On the page that was loaded, it is in the HTML, which stays as it is for good: React does not take it over, and no code
 * is fetched for it. So only what its HTML alone can do may be such a part. On a page that was moved to, the code is
 * fetched. React.lazy is only for the build: in the browser it takes the page down when the chunk fails, and throws the
 * HTML away when anything moves before the chunk is there.
 */
export function lazyPart<P extends object>(fetchComponent: () => Promise<ComponentType<P>>) {
  const part = createPart(fetchComponent)
  // React's types do not see that what is loaded takes the same props.
  const AtBuild = lazy(async () => ({ default: await fetchComponent() })) as unknown as ComponentType<P>

  function InBrowser({ props, instead }: LazyPartProps<P>) {
    const { status, value: Loaded } = usePart(part)
    if (!Loaded) return <>{instead(status === 'missing')}</>
    return (
      <Boundary instead={instead(true)}>
        <Loaded {...props} />
      </Boundary>
    )
  }

  return function LazyPart({ props, instead }: LazyPartProps<P>) {
    // Hydration leaves the children of such an element alone.
    if (useIsHydrated()) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    return (
      <div>
        {typeof window === 'undefined' ? (
          <Suspense>
            <AtBuild {...props} />
          </Suspense>
        ) : (
          <InBrowser props={props} instead={instead} />
        )}
      </div>
    )
  }
}
