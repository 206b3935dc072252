import { expect, test } from '@playwright/test'
import { alive } from '../helpers/alive'
import { startSite, type Site } from '../helpers/site'
import { smallIndex } from '../helpers/small-index'

test.use({ serviceWorkers: 'allow' })

/** Browsers that lack, forbid or spoil something: in each the page is readable, leads on, and search works or says why not. */

const page1 = '/en/sdk/v3/android/implementation/push/'

interface Surroundings {
  /** Runs before anything of the page. */
  spoil: () => void
  /** What search can do: it finds, or says that it could not be loaded. */
  search?: 'says why'
  /** Errors that are not the page's own. */
  foreign?: RegExp
}

const surroundings: Record<string, Surroundings> = {
  'localStorage that throws': {
    spoil: () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
  },
  'sessionStorage that throws': {
    spoil: () =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
  },
  'storage that is null': {
    spoil: () => {
      Object.defineProperty(window, 'localStorage', { value: null })
      Object.defineProperty(window, 'sessionStorage', { value: null })
    },
  },
  'storage that is full': {
    spoil: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  },
  'no IndexedDB': { spoil: () => Object.defineProperty(window, 'indexedDB', { value: undefined }) },
  'IndexedDB that throws': {
    spoil: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError')
      }
    },
  },
  'no Cache API': { spoil: () => Object.defineProperty(window, 'caches', { value: undefined }) },
  'a Cache API that is full': {
    spoil: () => {
      Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    },
  },
  'no service workers': {
    spoil: () => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    },
  },
  'service workers that are blocked': {
    spoil: () => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('denied', 'SecurityError'))
    },
  },
  'no web workers': {
    spoil: () => {
      Reflect.deleteProperty(window, 'Worker')
    },
    search: 'says why',
  },
  'web workers that throw': {
    spoil: () => {
      window.Worker = function () {
        throw new DOMException('denied', 'SecurityError')
      } as unknown as typeof Worker
    },
    search: 'says why',
  },
  'no fetch': {
    spoil: () => {
      Reflect.deleteProperty(window, 'fetch')
    },
    // Search has a worker with a fetch of its own.
    foreign: /fetch is not (a function|defined)/,
  },
  'no dialog': {
    spoil: () => {
      for (const name of ['show', 'showModal']) Reflect.deleteProperty(HTMLDialogElement.prototype, name)
    },
    search: 'says why',
    foreign: /\.show(Modal)? is not a function/,
  },
  'no IntersectionObserver, ResizeObserver and requestIdleCallback': {
    spoil: () => {
      for (const name of ['IntersectionObserver', 'ResizeObserver', 'requestIdleCallback'])
        Reflect.deleteProperty(window, name)
    },
  },
  'no matchMedia': {
    spoil: () => {
      Reflect.deleteProperty(window, 'matchMedia')
    },
  },
  'no navigator.connection, clipboard and storage': {
    spoil: () => {
      for (const name of ['connection', 'clipboard', 'storage'])
        Reflect.deleteProperty(Navigator.prototype, name)
    },
  },
  'no performance entries': {
    spoil: () => {
      performance.getEntriesByType = () => []
    },
  },
  'an extension that throws': {
    spoil: () => {
      const loud = () => {
        throw new Error('extension')
      }
      window.addEventListener('load', loud)
      window.addEventListener('click', loud)
      document.addEventListener('DOMContentLoaded', loud)
    },
    foreign: /^extension$/,
  },
  'an extension that rewrites the page before React': {
    spoil: () => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.setAttribute('data-extension', '1')
        document.body.prepend(document.createElement('extension-bar'))
        for (const paragraph of document.querySelectorAll('main p')) {
          const wrapper = document.createElement('span')
          wrapper.append(...paragraph.childNodes)
          paragraph.append(wrapper)
        }
      })
    },
    // React says that the page is not what it made, and makes it anew.
    foreign: /Minified React error #(418|423|425)/,
  },
}

let site: Site
test.beforeAll(async () => {
  site = await startSite({ faults: [smallIndex()] })
})
test.afterAll(() => site.close())

for (const [name, { spoil, search, foreign }] of Object.entries(surroundings)) {
  test(`${name}: readable, leads on, and search answers`, async ({ page }) => {
    const thrown: string[] = []
    page.on('pageerror', (error) => thrown.push(error.message))
    await page.addInitScript(spoil)
    await page.goto(site.url + page1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Push notifications')
    await alive(page)
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(1500)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    if (search === 'says why') await expect(page.getByRole('alert')).toContainText('could not be loaded')
    else {
      await page.getByRole('combobox', { name: 'Search the documentation' }).fill('inbox')
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions')
    const own = thrown.filter((message) => !foreign?.test(message))
    // What search could not do is rethrown, as specified.
    expect(search ? own.filter((message) => !/worker|denied/i.test(message)) : own).toEqual([])
  })
}

test('caches that throw when they are looked at: the page of packs says that nothing can be kept', async ({
  page,
}) => {
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(error.message))
  await page.addInitScript(() =>
    Object.defineProperty(window, 'caches', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  await page.goto(`${site.url}/en/offline/`)
  await alive(page)
  await expect(page.getByRole('alert')).toContainText('cannot keep pages here')
  expect(thrown).toEqual([])
})

test('a foreign build with a session storage that is full: one reload, then the page works', async ({
  page,
}) => {
  const app = await (await fetch(`${site.url}/page-data/app-data.json`)).text()
  const body = app.replace(/"webpackCompilationHash":"[^"]+"/, '"webpackCompilationHash":"another"')
  const foreign = await startSite({ faults: [{ path: /^\/page-data\/app-data\.json$/, body }] })
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
  })
  await page.goto(`${foreign.url}/en/faqs/?a=1#x`).catch(() => undefined)
  await alive(page)
  expect(documents).toBe(2)
  await expect(page).toHaveURL(`${foreign.url}/en/faqs/?a=1#x`)
  await foreign.close()
})

test('a proxy that answers everything unknown with 200 and its own page', async ({ page }) => {
  const faults = [
    {
      path: /^\/(?!en\/(faqs|quick-wins)\/$)(?!.*\.(js|woff2)$)(?!page-data\/(en\/(faqs|quick-wins)|sq|app))/,
      body: '<!doctype html><title>Log in</title><p>Welcome',
      headers: { 'content-type': 'text/html; charset=utf-8' },
    },
  ]
  const captive = await startSite({ faults })
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(error.message))
  await page.goto(`${captive.url}/en/faqs/`)
  await alive(page)
  await page.getByRole('link', { name: 'Quick wins', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick wins')
  await captive.close()
})

test('a picture that does not come shows its description', async ({ page }) => {
  const without = await startSite({ faults: [{ path: /^\/static\/.*\.(webp|png)$/, status: 404 }] })
  for (const start of ['/en/guides/messages/create/', '/en/guides/messages/']) {
    await page.goto(without.url + start)
    await alive(page)
    if (start.endsWith('messages/')) {
      await page.getByRole('main').getByRole('link', { name: 'Create a push message' }).first().click()
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a push message')
    const picture = page
      .locator('figure img[data-main-image]:visible, figure a:visible img[alt]:not([alt=""])')
      .first()
    // React may put the picture in the place of its stand-in meanwhile.
    await expect(() => picture.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
    await expect(picture).toHaveCSS('opacity', '1')
    expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(20)
  }
  await without.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an address without its language says what it lacks', async ({ page }) => {
    await page.goto(`${site.url}/guides/errors/`)
    await expect(page.getByRole('main')).toContainText('put /en/ in front of its path')
  })
})
