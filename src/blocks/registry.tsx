import type { ComponentType } from 'react'
import type { CommonComponent, MarkdownComponent } from '../shared/components'
import { Deprecated, Requires, Since } from './badges/badges'
import { Caution, Danger, Note, Tip } from './callout/Callout'
import { Card, Cards } from './cards/Cards'
import { Details } from './details/Details'
import { Figure } from './figure/Figure'
import { Platforms } from './platforms/Platforms'
import { Sample } from './sample/Sample'
import { Step, Steps } from './steps/Steps'
import { DataTable } from './table/DataTable'
import { Tab, Tabs } from './tabs/Tabs'

/**
 * Name in content → component, for what any page may have; those of references are in ReferenceBlocks.tsx. Props were
 * checked at build against src/shared/components.
 */
export const registry = {
  Note,
  Tip,
  Caution,
  Danger,
  Steps,
  Step,
  Tabs,
  Tab,
  Figure,
  Cards,
  Card,
  Details,
  Since,
  Deprecated,
  Requires,
  Platforms,
  Sample,
  Table: DataTable,
  // Each component has props of its own, checked at build; the map only needs to know that they are components.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
} satisfies Record<CommonComponent | MarkdownComponent, ComponentType<any>>
