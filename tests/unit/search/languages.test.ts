import { describe, expect, it } from 'vitest'
import { stemmerOf } from '../../../src/search/engine/stems'
import { buildIndexFile, openIndex } from '../../../src/search/setup'
import { page } from './sample-site'

const file = buildIndexFile([
  ...page(
    '/nl/guides/berichten/',
    'Berichten versturen',
    ['', '', 'Stuur pushmeldingen naar alle gebruikers van de app.'],
    ['plannen', 'Later versturen', 'Kies de dag waarop het bericht wordt verstuurd.'],
  ),
  ...page('/nl/guides/segmenten/', 'Segmenten', ['', '', 'Groepen van mensen, met categorieën.']),
  ...page(
    '/pt/guides/mensagens/',
    'Notificações push',
    ['', '', 'Envie uma notificação aos utilizadores.'],
    ['agendar', 'Agendar o envio', 'Escolha a data da mensagem.'],
  ),
  ...page('/pt/guides/segmentos/', 'Segmentação', ['', '', 'Grupos de pessoas e as suas preferências.']),
])
const first = (language: 'nl' | 'pt', text: string) =>
  openIndex(file[language], language).search(text, { path: `/${language}/`, language }).groups[0]?.path

describe('Dutch', () => {
  it.each([
    ['bericht ', '/nl/guides/berichten/'],
    ['dagen ', '/nl/guides/berichten/'],
    ['pushmelding ', '/nl/guides/berichten/'],
    ['segment ', '/nl/guides/segmenten/'],
    ['categorieen ', '/nl/guides/segmenten/'],
    ['categorie\u0308n ', '/nl/guides/segmenten/'],
    ['de berichten van de app ', '/nl/guides/berichten/'],
    ['segmneten ', '/nl/guides/segmenten/'],
  ])('finds %s', (text, path) => expect(first('nl', text)).toBe(path))
})

describe('Portuguese', () => {
  it.each([
    ['notificação ', '/pt/guides/mensagens/'],
    ['notificacao ', '/pt/guides/mensagens/'],
    ['NOTIFICAÇÕES ', '/pt/guides/mensagens/'],
    ['segmentações ', '/pt/guides/segmentos/'],
    ['preferencia ', '/pt/guides/segmentos/'],
    ['envio de mensagens ', '/pt/guides/mensagens/'],
    ['notifi', '/pt/guides/mensagens/'],
  ])('finds %s', (text, path) => expect(first('pt', text)).toBe(path))

  it('leaves out what stands everywhere', () => {
    const answer = openIndex(file.pt, 'pt').search('as mensagens para os utilizadores ', {
      path: '/pt/',
      language: 'pt',
    })
    expect(answer.tried.map(({ word }) => word)).toEqual(['mensagens', 'utilizadores'])
  })
})

describe('English', () => {
  const stemOf = stemmerOf('en')

  it.each([
    ['customers', 'custom'],
    ['personal', 'person'],
    ['settings', 'set'],
    ['important', 'import'],
    ['news', 'new'],
    ['locale', 'local'],
    ['exceptions', 'except'],
  ])('takes %s for no form of %s', (one, other) => expect(stemOf(one)).not.toBe(stemOf(other)))

  it.each([
    ['customers', 'customer'],
    ['settings', 'setting'],
    ['localised', 'localization'],
    ['activities', 'activity'],
    ['imports', 'imported'],
  ])('takes %s for a form of %s', (one, other) => expect(stemOf(one)).toBe(stemOf(other)))
})
