import { frame } from '../kit/frame.mjs'
import { badge, dot, esc, searchField, stack, table } from '../kit/parts.mjs'

const products = [
  ['100 coins', 'com.example.coins100', 'Consumable', true],
  ['500 coins', 'com.example.coins500', 'Consumable', true],
  ['No adverts', 'com.example.noads', 'One-time', true],
  ['Extra map', 'com.example.map2', 'One-time', true],
  ['Sticker pack', 'com.example.stickers', 'Consumable', true],
  ['Winter theme', 'com.example.winter', 'One-time', false],
]

const html = frame({
  at: ['Monetize', 'Products'],
  title: 'Products',
  body: stack(
    searchField('Search products'),
    table(
      [`Name${dot(1)}`, `Identifier${dot(2)}`, `Type${dot(3)}`, `State${dot(4)}`],
      products.map(([name, id, type, active]) => [
        `<b>${esc(name)}</b>`,
        `<span class="mono">${esc(id)}</span>`,
        `<span class="quiet">${esc(type)}</span>`,
        active ? badge('Active', 'good') : badge('Inactive'),
      ]),
      '106px 1fr 92px 76px',
    ),
  ),
})

export default {
  html,
  alt: 'The products of an app, as a sketch: a list with name, identifier, type and state. Coins and the sticker pack are consumable, the others are one-time products. One of the six is inactive.',
  callouts: [
    { n: 1, label: 'Name', text: 'What you call the product.' },
    {
      n: 2,
      label: 'Identifier',
      text: 'The same as in App Store Connect and in the Google Play Console, letter for letter.',
    },
    { n: 3, label: 'Type', text: 'Consumable, one-time or subscription.' },
    { n: 4, label: 'State', text: 'Only active products reach the app.' },
  ],
}
