import { makeDeploys } from '../helpers/deploys'
import { startSite, type Site } from '../helpers/site'
import type { Visitor } from './visitor'

/** The core of what readers do, described once for every engine. The steps follow each other in one tab. */

const push = '/en/sdk/v3/android/implementation/push/'
const errors = '/en/guides/errors/'
const [ENTER, ESCAPE] = ['\uE007', '\uE00C'] as const
const background = () => getComputedStyle(document.documentElement).backgroundColor
const java = '[data-tabs="language"] [data-tab="java"]'
const kotlin = '[data-tabs="language"] [data-tab="kotlin"]'
const searchButton = 'header button'
const field = 'dialog [role="combobox"]'
const firstResult = () => document.querySelector('dialog [role="option"]')?.getAttribute('href')

type Step = readonly [does: string, how: (visitor: Visitor, site: Site) => Promise<unknown>]

export const walk: readonly Step[] = [
  [
    'reads an article, and goes to a section of it',
    async (visitor, { url }) => {
      await visitor.open(url + push)
      await visitor.seeTitle('Push notifications')
      await visitor.click('nav[aria-label="On this page"] a', '^Limits$')
      await visitor.seeAddress(`${push}#limits`)
      await visitor.find(true, () => {
        const { top = -1 } = document.getElementById('limits')?.getBoundingClientRect() ?? {}
        return top >= 0 && top < innerHeight
      })
    },
  ],
  [
    'chooses a tab for all samples, and finds it chosen later',
    async (visitor, { url }) => {
      await visitor.click('[role="tab"]', '^Java$')
      await visitor.see(java)
      await visitor.seeNo(kotlin)
      await visitor.open(`${url}/en/sdk/v3/android/setup/application/`)
      await visitor.see('[role="tab"][aria-selected="true"]', 'Java')
      await visitor.seeNo(kotlin)
    },
  ],
  [
    'switches the platform, and stays on the topic',
    async (visitor, { url }) => {
      await visitor.open(`${url}${push}#check-that-it-works`)
      await visitor.click('summary', 'Platform')
      await visitor.click('a', '^iOS$')
      await visitor.seeAddress('/en/sdk/v3/ios/implementation/push/#check-that-it-works')
      await visitor.seeTitle('Push notifications')
    },
  ],
  [
    'searches from the keyboard',
    async (visitor, { url }) => {
      await visitor.open(`${url}/en/sdk/v3/android/`)
      await visitor.pressUntil('/', 'dialog[open]')
      await visitor.find(true, (one) => document.activeElement?.matches(one), field)
      await visitor.write('push notifications')
      await visitor.find(push, firstResult)
      await visitor.press(ENTER)
      await visitor.seeAddress(push)
      await visitor.seeNo('dialog')
    },
  ],
  [
    'looks at a picture, and opens it in full',
    async (visitor, { url }) => {
      await visitor.open(`${url}/en/guides/apps/create-app/`)
      await visitor.find(true, () => {
        const all = [...document.querySelectorAll<HTMLImageElement>('figure img[data-main-image]')]
        const picture = all.find((one) => one.checkVisibility())
        picture?.scrollIntoView()
        return picture && picture.naturalWidth > 300 && getComputedStyle(picture).opacity === '1'
      })
      await visitor.click('figure a')
      await visitor.find(true, () => {
        const { currentSrc = '', naturalWidth = 0 } =
          [...document.querySelectorAll<HTMLImageElement>('dialog[open] img')].find((one) =>
            one.checkVisibility(),
          ) ?? {}
        return currentSrc.endsWith('.png') && naturalWidth > 300
      })
      await visitor.press(ESCAPE)
      await visitor.seeNo('dialog')
      await visitor.seeAddress('/en/guides/apps/create-app/')
    },
  ],
  [
    'chooses the colours, and finds them chosen later',
    async (visitor, { url }) => {
      await visitor.open(`${url}/en/faqs/`)
      await visitor.click('header button', '^Colours: as the system$')
      await visitor.click('header button', '^Colours: light$')
      await visitor.find('rgb(22, 29, 27)', background)
      await visitor.open(`${url}/en/quick-wins/`)
      await visitor.find('rgb(22, 29, 27)', background)
      await visitor.click('header button', '^Colours: dark$')
    },
  ],
  [
    'goes by the menu on a phone',
    async (visitor, { url }) => {
      await visitor.resize(480, 800)
      await visitor.open(url + push)
      await visitor.seeNo('#menu')
      await visitor.click('header button', '[Mm]enu')
      await visitor.see('#menu [aria-current="page"]', 'Push')
      await visitor.press(ESCAPE)
      await visitor.seeNo('#menu')
      await visitor.click('header button', '[Mm]enu')
      await visitor.click('#menu a', '^Inbox$')
      await visitor.seeAddress('/en/sdk/v3/android/implementation/inbox/')
      await visitor.seeNo('#menu')
      await visitor.resize(1280, 800)
    },
  ],
  [
    'follows a link to a page that moved, and one to a page that never was',
    async (visitor, { url }) => {
      await visitor.open(`${url}/en/guides/apps/services/fcm/?a=1#check-that-it-works`)
      await visitor.seeAddress('/en/guides/apps/services/gcm-fcm/?a=1#check-that-it-works')
      await visitor.open(`${url}/en/there/is/none/`)
      await visitor.seeTitle('There is no page here')
      await visitor.seeAddress('/en/there/is/none/')
    },
  ],
  [
    'reads and searches on without a network, and is back when it is',
    async (visitor, site) => {
      await visitor.open(site.url + errors)
      await visitor.kept(`/page-data${errors}page-data.json`)
      await visitor.kept('/search_index.json')
      site.setFaults([{ path: /./, drop: true }])
      await visitor.open(site.url + errors)
      await visitor.seeTitle('Errors')
      await visitor.see('[role="status"]', 'You are offline')
      await visitor.click(searchButton, '^Search')
      await visitor.find(true, (one) => document.activeElement?.matches(one), field)
      await visitor.write('geo-zones')
      await visitor.click('dialog [role="option"]')
      await visitor.seeTitle('This page is not on this device')
      site.setFaults([])
      await visitor.seeTitle('Geo-zones')
    },
  ],
  [
    'is told of a newer version, and takes it',
    async (visitor) => {
      const deploys = makeDeploys([errors])
      const site = await startSite({ dir: deploys.dir })
      try {
        await visitor.open(site.url + errors)
        await visitor.kept(`/page-data${errors}page-data.json`)
        deploys.deploy('b')
        await visitor.ask(async () => {
          await (await navigator.serviceWorker.ready).update()
        })
        await visitor.see('[role="status"]', 'A newer version of this documentation is there.')
        await visitor.seeTitle('Errors')
        await visitor.click('[role="status"] button', '^Load it$')
        await visitor.seeTitle('Errors [B]')
      } finally {
        await site.close()
        deploys.remove()
      }
    },
  ],
]
