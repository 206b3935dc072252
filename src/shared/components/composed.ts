import { z } from 'zod'
import { capabilities, lanePlaces, quickWinGoals } from '../capabilities'
import { listOf, oneOf, text, type ComponentDefinition } from './definition'

/** Components of the home page. */
export const homeComponents = {
  Starts: {
    about: 'Home: ways to begin, side by side.',
    example: [
      '<Starts>',
      '<Start title="${1:Title}" who="${2:You develop the app}">',
      '',
      '$0',
      '',
      '</Start>',
      '</Starts>',
    ],
    props: z.object({}).strict(),
    place: 'block',
    only: 'home',
    content: 'required',
    children: 'Start',
  },
  Start: {
    about: 'Home: one way to begin, for the reader that `who` names; its steps stand inside.',
    example: ['<Start title="${1:Title}" who="${2:You develop the app}">', '', '1. $0', '', '</Start>'],
    props: z.object({ title: text, who: text }).strict(),
    place: 'block',
    only: 'home',
    content: 'required',
    parent: 'Starts',
    heading: 'title',
    spoken: ['title', 'who'],
  },
  Pieces: {
    about:
      'Home: the drawing of how application, device, user, segment and message hang together, beside a list that says what ' +
      'each of them is. Their order is that of the numbers in the drawing.',
    example: ['<Pieces>', '', '1. An **application** is $0', '', '</Pieces>'],
    props: z.object({}).strict(),
    place: 'block',
    only: 'home',
    content: 'required',
  },
} as const satisfies Record<string, ComponentDefinition>

/** Components of quick wins. */
export const quickWinsComponents = {
  UseCase: {
    about: 'Quick wins: one use case, a card that opens. `about` says in a sentence what it is for.',
    example: [
      `<UseCase title="\${1:Title}" goal="${oneOf(2, quickWinGoals)}" capabilities="\${3:push, tags}" about="\${4:What it is for.}">`,
      '',
      '$0',
      '',
      '</UseCase>',
    ],
    props: z
      .object({ title: text, about: text, goal: z.enum(quickWinGoals), capabilities: listOf(capabilities) })
      .strict(),
    place: 'block',
    only: 'quick-wins',
    content: 'required',
    heading: 'title',
    spoken: ['title', 'about'],
  },
  Lane: {
    about:
      'Quick wins: what is done in one place, `dashboard` by marketers, `app` and `server` by developers. The items of its ' +
      'numbered list are steps that can be ticked.',
    example: [`<Lane place="${oneOf(1, lanePlaces)}">`, '', '1. $0', '', '</Lane>'],
    props: z.object({ place: z.enum(lanePlaces) }).strict(),
    place: 'block',
    only: 'quick-wins',
    content: 'required',
    parent: 'UseCase',
    ticks: true,
  },
} as const satisfies Record<string, ComponentDefinition>
