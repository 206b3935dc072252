import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BaseLoader } from 'gatsby-loader'
import { boundErrorPage } from '../../../src/runtime/bounded-error-page'
import { stubRequests } from '../../helpers/stub-requests'

/** More than anybody should ask; from there on the server is silent. */
const enough = 50
let asked: string[] = []
let answer: (url: string) => number

beforeEach(() => {
  ;({ asked } = stubRequests((url) => {
    const status = answer(url)
    return asked.length < enough ? [status] : undefined
  }))
})
afterEach(() => vi.unstubAllGlobals())

const page = '/page-data/en/faqs/page-data.json'
const errorPage = '/page-data/500.html/page-data.json'
// Gatsby's class takes what only its program has; of it, nothing is used here.
const load = () =>
  new (BaseLoader as new (...rest: unknown[]) => BaseLoader)(undefined, []).fetchPageDataJson({
    pagePath: '/en/faqs/',
  })

it('Gatsby asks for the data of its error page for ever: when this is red, src/runtime/bounded-error-page.ts can go', async () => {
  answer = () => 500
  void load()
  await vi.waitFor(() => expect(asked).toHaveLength(enough))
})

it('with the bound it asks once, and gives up', async () => {
  boundErrorPage()
  answer = () => 500
  expect(await load()).toMatchObject({ status: 'error' })
  expect(asked).toEqual([page, errorPage])
})

it('an error page that is out for the moment is asked for again three times, as every page', async () => {
  answer = (url) => (url === page ? 500 : 503)
  expect(await load()).toMatchObject({ status: 'error' })
  expect(asked).toEqual([page, errorPage, errorPage, errorPage, errorPage])
})

it('a second 500 after a 503 is the last', async () => {
  answer = (url) => (url === errorPage && asked.length === 3 ? 503 : 500)
  expect(await load()).toMatchObject({ status: 'error' })
  expect(asked.length).toBeLessThan(8)
})
