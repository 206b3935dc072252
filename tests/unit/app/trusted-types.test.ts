import { describe, expect, it, vi } from 'vitest'

vi.stubGlobal('window', {
  location: { href: 'https://docs.beckon.example/en/', origin: 'https://docs.beckon.example' },
})
const { isInert, policy } = await import('../../../src/app/trusted-types')

describe('the policy for HTML', () => {
  it.each([
    '<p>Text with <code class="x">a &lt;script&gt; on="1"</code></p>',
    '<a href="/en/sdk/" title="When x > 1, onerror = 2">JavaScript</a>',
    `<img alt='It "says"' style="width:1px" loading=lazy src="/static/a.png"/>`,
    '<noscript><img src="/static/a.png"></noscript>',
    'a < b and c > d',
    '',
  ])('lets through %s', (html) => {
    expect(policy.createHTML(html)).toBe(html)
  })

  it.each([
    '<script>run()</script>',
    '<SCRIPT src=//elsewhere.example/x.js></SCRIPT>',
    '<img src=x onerror=run()>',
    '<img/onerror=run()/src=x>',
    '<svg onload="run()">',
    "<p ONCLICK = 'run()'>",
    '<img x=a" onerror=run()>',
    '<img a=b"c onerror=x d="e">',
    '<img a=b"c> <x onerror=run() d="e">',
    '<img src=x onerror=run()',
    '<iframe srcdoc="&lt;script&gt;">',
    '<base href="//elsewhere.example/">',
    '<meta http-equiv=refresh content="0; url=//elsewhere.example">',
    '<style>@import "//elsewhere.example"</style>',
    '<noscript><p title="</noscript><img src=x onerror=run()>"></noscript>',
    '<!-- <p title="--><img src=x onerror=run()>">',
  ])('refuses %s', (html) => {
    expect(isInert(html)).toBe(false)
    expect(() => policy.createHTML(html)).toThrow(TypeError)
  })

  it('lets React make script elements, empty ones', () => {
    expect(policy.createHTML('<script></script>')).toBe('<script></script>')
  })
})

describe('the policy for addresses of scripts', () => {
  it.each(['/sw.js', 'search-worker-1.js', 'https://docs.beckon.example/app-1.js'])(
    'lets through %s',
    (url) => {
      expect(policy.createScriptURL(url)).toBe(url)
    },
  )

  it.each([
    'https://elsewhere.example/x.js',
    '//elsewhere.example/x.js',
    'data:text/javascript,run()',
    'blob:null/1',
  ])('refuses %s', (url) => {
    expect(() => policy.createScriptURL(url)).toThrow(TypeError)
  })
})
