import { chipField, pills } from '../kit/builders.mjs'
import { frame } from '../kit/frame.mjs'
import { button, columns, field, panel, row, select, stack, toggle } from '../kit/parts.mjs'
import { profile } from '../kit/data.mjs'

const html = frame({
  at: ['Links'],
  title: 'New Link',
  body: stack(
    field('Name', { value: 'Basket reminder', required: true, n: 1 }),
    pills('Type', ['Redirect', 'Landing Page', 'Dynamic Link'], 'Dynamic Link', { n: 2 }),
    columns(
      '150px 1fr',
      select('Prefix', { value: 'exampleshop', required: true, n: 3 }),
      field('Web', { value: 'https://example.com/basket', mono: true, required: true, n: 4 }),
    ),
    columns(
      '1fr 1fr',
      field('iOS', { value: 'com.example.shop://basket', mono: true, n: 5 }),
      field('Android', { value: 'com.example.shop://basket', mono: true }),
    ),
    toggle('Open the store', true, { n: 6 }),
    panel(
      'Where the link leads',
      profile(
        [
          ['App installed', 'The basket, in the app'],
          ['Not installed', 'App Store or Google Play'],
          ['On a computer', 'The web address'],
        ],
        { label: 96 },
      ),
      { quiet: true },
    ),
    chipField('Custom events', ['BasketLinkOpened'], { mono: true, add: 'Add', n: 7 }),
    row('<span class="fill"></span>', button('Create', { kind: 'primary', n: 8 })),
  ),
})

export default {
  html,
  alt: 'The form of a new link: name, the type Dynamic Link, chosen over Redirect and Landing Page, a prefix, and the targets for web, iOS and Android. Open the store is on. A panel tells where the link leads: into the app when it is installed, otherwise to a store, on a computer to the web. Below, a custom event and the Create button.',
  callouts: [
    { n: 1, label: 'Name', text: 'Required.' },
    { n: 2, label: 'Type', text: 'Redirect and Landing Page need no prefix.' },
    { n: 3, label: 'Prefix', text: 'Made in the Links service. It cannot be changed later.' },
    { n: 4, label: 'Web', text: 'Where computers go, and phones without the app if no store is to open.' },
    { n: 5, label: 'iOS', text: 'The screen of your app that opens, as a URL that the app handles.' },
    {
      n: 6,
      label: 'Open the store',
      text: 'On: phones without the app open the App Store or Google Play. Off: they open the web address.',
    },
    { n: 7, label: 'Custom events', text: 'Stored each time someone opens the link.' },
    {
      n: 8,
      label: 'Create',
      text: 'Gives you the short address. It stays the same when you change the targets.',
    },
  ],
}
