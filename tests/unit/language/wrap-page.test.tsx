import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useTranslation } from '../../../src/language/browser/react-i18next'
import { wrapPageElement } from '../../../src/language/browser/wrap-page'

function Probe() {
  const { t, i18n } = useTranslation()
  i18n.addResourceBundle('nl', 'translation', { menu: 'Menu van de site' })
  return <p lang={i18n.language}>{t('menu')}</p>
}

it('gives a page a reader of strings in its language', () => {
  const page = wrapPageElement({
    element: <Probe />,
    props: { pageContext: { i18n: { language: 'nl' } } },
  })
  expect(renderToStaticMarkup(page)).toBe('<p lang="nl">Menu van de site</p>')
})
