import '../styles/base'
import { MDXProvider, useMDXComponents } from '@mdx-js/react'
import { createElement, type ComponentType, type ReactNode } from 'react'
import { isComponent, type Block } from '../shared/blocks'
import { registry } from './registry'

/** A page's body: runs of finished HTML as they are, components through the provider's map. */
export function PageBody({ blocks }: { blocks: readonly Block[] }) {
  return (
    <MDXProvider components={registry}>
      <Blocks blocks={blocks} />
    </MDXProvider>
  )
}

type ComponentMap = Record<string, ComponentType<Record<string, unknown>> | undefined>

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return <>{renderBlocks(blocks, 'div', useMDXComponents() as ComponentMap)}</>
}

function renderBlocks(
  blocks: readonly Block[],
  wrapper: 'div' | 'span',
  components: ComponentMap,
): ReactNode[] {
  return blocks.map((block, key) => {
    if (typeof block === 'string') {
      return createElement(wrapper, { key, className: 'run', dangerouslySetInnerHTML: { __html: block } })
    }
    if (isComponent(block)) {
      const Component = components[block.c]
      if (!Component) return null
      return createElement(Component, { key, ...block.p }, ...renderBlocks(block.k ?? [], 'div', components))
    }
    if (block.h !== undefined) {
      return createElement(block.t, { key, ...block.p, dangerouslySetInnerHTML: { __html: block.h } })
    }
    const inner = block.i ? 'span' : 'div'
    return createElement(block.t, { key, ...block.p }, ...renderBlocks(block.k ?? [], inner, components))
  })
}
