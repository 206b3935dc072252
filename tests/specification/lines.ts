/**
 * What the site promises at run time, line by line, and the tests that hold it to that. A test, or a group of tests, is
 * named by its file and by its title as it is written there; tests/unit/house/specification.test.ts looks for lines without one.
 */
export type Line = readonly [says: string, ...tests: readonly (readonly [file: string, title: string])[]]

const e2e = (name: string) => `tests/e2e/${name}.spec.ts`
const language = e2e('language')
const chooseLanguage = 'tests/unit/language/choose-language.test.ts'
const kinds = e2e('page-kinds')
const runtime = e2e('runtime.desktop')
const loads = e2e('loads.desktop')
const plain = e2e('left-plain.desktop')
const ahead = e2e('fetched-ahead.desktop')
const faults = e2e('faults.matrix')
const worker = e2e('worker.desktop')
const hostile = e2e('hostile-input.desktop')
const output = 'tests/site/output.test.ts'
const figure = 'tests/unit/images/figure.test.tsx'
const figures = 'tests/unit/images/figures.test.ts'
const client = 'tests/unit/search/client.test.ts'
const anyFault = [
  faults,
  '${kind}, ${way}: whatever fails, the reader has a page that works or says what does not',
] as const
const retries = [
  runtime,
  'page data that fails is asked for again three times, then the browser goes there itself',
] as const
const fades = [
  e2e('article'),
  'a figure loads late, fades in over 500 ms, comes in a modern format and opens in full',
] as const
const reloadsOnce = [runtime, 'data of another build reloads the page once, and only once'] as const
const navigates = [loads, 'and ${how} ends at the address, with query and hash'] as const
const errorPage = [
  kinds,
  'a page whose data the server answers with 500 shows the error page, and a way on',
] as const
const askedOnce = [
  runtime,
  'site-wide data, the static query and the search index are asked for once each',
] as const
const lastPath = [loads, 'a chunk that fails and that nobody catches leads to the last known path'] as const

export const sections: Record<string, { count: number; lines: readonly Line[] }> = {
  Routing: {
    count: 16,
    lines: [
      [
        'An unprefixed path leads to the prefixed one.',
        [language, 'an unprefixed address leads to its page, with query and hash'],
        [language, 'the root leads to the home page, with query and hash'],
      ],
      [
        'A path of the ignored-path list stays.',
        [language, 'files of the site and prefixed addresses stay where they are'],
        [chooseLanguage, 'ignores a file by its whole name and a folder by its beginning'],
      ],
      [
        'The default language stays at the root when it is served there.',
        [chooseLanguage, 'leaves the default language at the root when it is served there'],
      ],
      [
        'The language is the stored one, else the first preference, else the page’s.',
        [chooseLanguage, 'the language a visitor gets'],
      ],
      [
        'A stored language that is not available is replaced by the page’s.',
        [language, 'a stored language that is not available is replaced by the page’s'],
        [hostile, 'a stored language that is not available is replaced on a prefixed page as well'],
      ],
      [
        'Where the recorded path differs from the address, the client goes to the recorded one, with query and hash.',
        [loads, 'an address that is not the recorded path gives way to it, with query and hash'],
      ],
      [
        'The canonical link is updated on navigation.',
        [runtime, 'the canonical link follows a navigation without a page load'],
        [hostile, 'the canonical link is one, and none where there is no page'],
      ],
      [
        'An unknown page shows the not-found page.',
        [kinds, 'an address without a page says so, keeps the address, and offers what is near'],
        [loads, 'a link to a page that does not exist shows the not-found page'],
      ],
      [
        'A server error shows the error page.',
        errorPage,
        [plain, 'the error page on a first load throws nothing'],
      ],
      [
        'A page that fails to load makes the browser go to its address.',
        retries,
        navigates,
        [loads, 'the way back to a page whose data does not come ends there as well'],
      ],
      ['A chunk that fails leads to the last known path.', lastPath, anyFault],
      ['Another build hash reloads the window once.', reloadsOnce],
      [
        'A session flag allows one such reload.',
        reloadsOnce,
        [
          e2e('hostile-surroundings.desktop'),
          'a foreign build with a session storage that is full: one reload, then the page works',
        ],
      ],
      ['A load that went well clears the flag.', reloadsOnce],
      [
        'Pages that are likely to be visited next are prefetched.',
        [ahead, 'are fetched ahead with their templates, four every three seconds'],
      ],
      ['Every page has its prefix and ends with a slash.', [output, 'has a page for every content file']],
    ],
  },
  States: {
    count: 12,
    lines: [
      [
        'A page load that succeeds shows the page.',
        [kinds, '${path} opens with what it should have, nothing goes wrong, and no policy is broken'],
      ],
      ['404: the not-found page.', [loads, 'a link to a page that does not exist shows the not-found page']],
      ['500: the error page.', errorPage],
      ['Other failures: three retries, then a full navigation.', retries, anyFault],
      [
        'Worker installed under a controller: an update is ready, and a flag is set.',
        [worker, 'an update sets its flag, and the next navigation loads the page'],
      ],
      [
        '… and the page reloads if resources had failed.',
        [worker, 'an update reloads a page whose resources had failed, and says so'],
      ],
      [
        'Worker installed without a controller: content is available offline.',
        [worker, 'the first installation says that content is available offline'],
      ],
      [
        'Worker redundant: an error.',
        [worker, 'an installation that fails is said to have become redundant, in the console alone'],
      ],
      ['Worker activated: announced.', [worker, 'is told what the page needs once it is active']],
      ['A picture has a placeholder until it loads.', fades],
      ['The placeholder fades out over 500 ms.', fades],
      ['The forced reload is guarded.', reloadsOnce],
    ],
  },
  Validation: {
    count: 5,
    lines: [
      [
        'There are no forms: nothing that is typed is sent.',
        [loads, 'there is nothing to be sent: what is typed and chosen stays in the page'],
        [output, 'has no form that leads anywhere'],
      ],
      [
        'The worker is registered on a secure origin or on localhost only.',
        [worker, 'an insecure origin gets no worker, and is told why in the console alone'],
      ],
      [
        'A picture without data is warned of.',
        [figure, 'warns "Image not loaded" when there is no image data, and shows nothing'],
      ],
      ['A picture without alt text is refused.', ['tests/unit/content/page-problems.test.ts', 'alt']],
      [
        'Width or height with fullWidth is warned of.',
        [figures, 'warns of a width or a height that fullWidth ignores'],
      ],
    ],
  },
  Calls: {
    count: 8,
    lines: [
      [
        'Only GET of the site’s own files, without payload.',
        [loads, 'asks for files of the site alone, and sends nothing'],
        [loads, 'of a page that there is not, Gatsby asks for the head alone, and sends nothing either'],
      ],
      ['Page data of a page.', [loads, 'asks for files of the site alone, and sends nothing']],
      ['Site-wide data.', askedOnce],
      ['Static query results.', askedOnce],
      ['The worker.', [worker, 'the first installation says that content is available offline']],
      ['The search index, at client start.', askedOnce],
      [
        'The search index has index and store a language.',
        [output, 'has a search index for each language, with index and store'],
      ],
      [
        'A search index that fails is logged and rethrown.',
        [e2e('search'), 'is logged as “Failed fetch search index”, and the page works on'],
        [client, 'logs exactly “Failed fetch search index”, once, and rethrows the cause'],
      ],
    ],
  },
  Errors: {
    count: 11,
    lines: [
      [
        'Errors of the worker go to the console only.',
        [worker, 'an insecure origin gets no worker, and is told why in the console alone'],
        [worker, 'a registration that fails is logged, and nothing else: the file ${how}'],
        [worker, 'an installation that fails is said to have become redundant, in the console alone'],
      ],
      [
        'Page data 404: not-found page.',
        [loads, 'a link to a page that does not exist shows the not-found page'],
      ],
      ['Page data 500: error page.', errorPage],
      ['Other page data failure: three retries, then full navigation.', retries, navigates],
      [
        'A page that cannot be loaded: the message to the letter.',
        [plain, 'says in the console that React was not rendered, to the letter'],
      ],
      ['Chunk load failure: last known path.', lastPath],
      [
        'Search index failure: logged to the letter, rethrown.',
        [client, 'logs exactly “Failed fetch search index”, once, and rethrows the cause'],
        anyFault,
      ],
      [
        'Insecure origin: the message to the letter.',
        [worker, 'an insecure origin gets no worker, and is told why in the console alone'],
      ],
      [
        'Registration failure: the message to the letter.',
        [worker, 'a registration that fails is logged, and nothing else: the file ${how}'],
      ],
      [
        'Redundant worker: the message to the letter.',
        [worker, 'an installation that fails is said to have become redundant, in the console alone'],
      ],
      [
        'Image without data: the warning to the letter.',
        [figure, 'warns "Image not loaded" when there is no image data, and shows nothing'],
      ],
    ],
  },
  Limits: {
    count: 15,
    lines: [
      [
        'English is the default language; search knows en, nl and pt.',
        [output, 'has a search index for each language, with index and store'],
      ],
      [
        'The search fields: title, which counts twenty times, content, url.',
        [output, 'has a search index for each language, with index and store'],
        ['tests/unit/search/fields.test.ts', 'a title counts twenty times as much as text and address'],
      ],
      [
        '/sw.js and search_index.json are there.',
        [output, 'has the site-wide data, the worker, the manifest and the not-found pages'],
      ],
      [
        'The manifest: start url, colours, standalone.',
        [e2e('manifest.desktop'), 'the manifest is as specified, and its icons have the sizes it names'],
      ],
      [
        'Pictures: 650 px, 1500 when wide.',
        [figures, 'is made for 650 px, on white, in a modern format, in two sizes, with a placeholder'],
        [figures, 'is 1500 px wide when it is a wide one'],
      ],
      [
        'Pictures: white, linked to the original, late.',
        [
          figure,
          'has the whole picture in the HTML, with its alt text, linked to the original, without a warning',
        ],
        fades,
      ],
      ['Pictures: quality 50.', [figures, 'is compressed to a quality of 50']],
      [
        'Pictures: captions off.',
        [figures, 'tells the story of its picture, without a caption'],
        [figure, 'has a caption only where it is given one'],
      ],
      [
        'The list of plugins for Markdown is empty.',
        ['tests/content/shared/plugins.test.ts', 'the list of plugins for Markdown is empty'],
      ],
      ['Layouts: fixed, fullWidth, constrained.', [figures, 'can be fixed, or as wide as its place']],
      ['The fade takes 500 ms.', fades],
      [
        'Prefetch: four every three seconds; not on 2G, not with data saving.',
        [ahead, 'are fetched ahead with their templates, four every three seconds'],
        [ahead, 'are not fetched ahead ${what}'],
      ],
      [
        'The slow event after a second.',
        [
          loads,
          'after a second the page says that the next one is slow, and Gatsby tells of it; a fast one says nothing',
        ],
      ],
      ['Page data is retried three times.', retries],
      ['One forced reload by the session flag.', reloadsOnce],
    ],
  },
}
