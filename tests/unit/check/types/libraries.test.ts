/*
 * Samples are held against the types that the vendors' packages bring, not against what a sample once needed.
 */
import { describe, expect, it } from 'vitest'
import { listOf, member, reactNativeList, type } from './lists'
import { foundIn, pageOf, type Sample } from './pages'

const pluginList = {
  ...listOf('v1', 'html5', [
    type('beckon', 'module'),
    member('beckon', 'registerDevice', 'registerDevice(token: string): void'),
    type('beckon:onReady', 'event'),
    type('beckon:didFail', 'event'),
  ]),
  variables: { instance: 'beckon' },
}
const moduleList = listOf('v2', 'react-native', [
  type('BeckonReactNativeAndroid', 'module'),
  member('BeckonReactNativeAndroid', 'launch', 'launch(): void'),
  type('com.beckon.ready', 'event'),
])
const lists = [reactNativeList, pluginList, moduleList]

const on = (path: string, language: string) => (code: string, names?: string[]) =>
  foundIn([pageOf(path, [{ code, language }], names)], lists)

const native = on('/en/sdk/v3/react-native/implementation/tags/', 'tsx')
const nativeScript = on('/en/sdk/v2/react-native/android/implementation/tags/', 'js')
const ionic = on('/en/sdk/v3/ionic-native/implementation/tags/', 'ts')
const page = on('/en/sdk/v2/html5/implementation/tags/', 'js')
const plugin = on('/en/sdk/v1/html5/implementation/tags/', 'js')
const cordova = on('/en/sdk/v2/cordova/android/implementation/tags/', 'js')

const view = (style: string) =>
  native(`import { View } from 'react-native'\nexport const Line = () => <View style={{ ${style} }} />`)

describe('a sample of React Native', () => {
  it('has styles that there are', () => {
    expect(view("padding: 3, flexDirection: 'row'")).toEqual([])
    expect(view('paddingg: 3')).toEqual([expect.stringMatching(/^2 .*'paddingg'/)])
    expect(view("flexDirection: 'sideways'")).toEqual([expect.stringMatching(/^2 .*"sideways"/)])
  })

  it('asks for permissions of Android', () => {
    const ask = (name: string) =>
      native(`import { PermissionsAndroid } from 'react-native'\nawait PermissionsAndroid.request(${name})`)
    expect(ask('PermissionsAndroid.PERMISSIONS.CAMERA')).toEqual([])
    expect(ask("'nope'")).toEqual([expect.stringMatching(/^2 .*'"nope"'/)])
  })

  it('has no page around it', () => {
    expect(native('document.title')).toEqual([expect.stringContaining("'document'")])
    expect(native('await fetch("https://example.com")\nconsole.log(__DEV__)')).toEqual([])
  })

  it('knows the modules and the events of the SDK alone', () => {
    const use = (code: string) =>
      nativeScript(
        `import { DeviceEventEmitter, NativeEventEmitter, NativeModules } from 'react-native'\n${code}`,
      )
    expect(use('NativeModules.BeckonReactNativeAndroid.launch()')).toEqual([])
    expect(use('NativeModules.BeckonReactNativeAndroid.lanch()')).toHaveLength(1)
    expect(use('NativeModules.BekconReactNativeAndroid.launch()')).toHaveLength(1)
    for (const emitter of ['DeviceEventEmitter', 'new NativeEventEmitter()']) {
      expect(use(`${emitter}.addListener('com.beckon.ready', () => {}).remove()`)).toEqual([])
      expect(use(`${emitter}.addListener('com.beckon.readyy', () => {})`)).toHaveLength(1)
    }
  })

  it('compares the version of the one system it is for, in plain JavaScript', () => {
    const code = "import { Platform } from 'react-native'\nconst isNew = Platform.Version >= 33"
    expect(nativeScript(code)).toEqual([])
    expect(native(code)).toHaveLength(1)
    expect(nativeScript(code.replace('.Version', '.Versoin'))).toHaveLength(1)
  })
})

describe('a sample of Angular and Ionic', () => {
  const component = (options: string) =>
    ionic(
      `import { ChangeDetectionStrategy, Component } from '@angular/core'\n@Component({ selector: 'app-a', template: '', ${options} })\nexport class A {}`,
    )

  it('has options that there are', () => {
    expect(component('changeDetection: ChangeDetectionStrategy.OnPush')).toEqual([])
    expect(component('changeDetection: 99')).toEqual([expect.stringMatching(/^2 .*'99'/)])
  })

  it('calls what the packages have', () => {
    const toast = (options: string) =>
      ionic(
        `import { ToastController } from '@ionic/angular'\nexport const show = async (toasts: ToastController) => (await toasts.create(${options})).present()`,
      )
    expect(toast("{ message: 'Saved', position: 'top' }")).toEqual([])
    expect(toast("{ message: 'Saved', position: 'left' }")).toHaveLength(1)
    expect(
      ionic("import { interval, map } from 'rxjs'\nexport const texts = interval(5).pipe(map(String))"),
    ).toEqual([])
    expect(ionic("import { intervall } from 'rxjs'\nexport const a = intervall(5)")).toHaveLength(1)
  })
})

describe('a script of a page', () => {
  it.each([
    ["document.querySelector('a').addEventListner('click', () => {})", "'addEventListner'"],
    ["document.getElementById('a').textContnt", "'textContnt'"],
    ['window.locatoin.reload()', "'locatoin'"],
    ["document.querySelectorAll('.a').forEach((one) => one.classLst.add('b'))", "'classLst'"],
    ["document.addEventListener('click', (event) => event.target.closst('a'))", "'closst'"],
    ["new FormData(document.querySelector('form')).get('email').trm()", "'trm'"],
  ])('has the members of the DOM: %s', (code, name) => {
    expect(page(code)).toEqual([expect.stringContaining(name)])
  })

  it.each([
    "document.getElementById('name').value.trim()",
    "document.querySelector('#topics input').checked = true",
    "document.querySelector('form').addEventListener('submit', (event) => event.preventDefault())",
    "document.getElementById('topics').addEventListener('change', ({ target }) => console.log(target.value))",
    "const form = document.getElementById('form')\nObject.fromEntries(new FormData(form))",
    "new FormData(document.querySelector('form')).get('email').trim()",
    'window.location.reload()',
    'window.siteClient = { a: 1 }\nwindow.siteClient.a',
  ])('is not asked of what kind an element is: %s', (code) => {
    expect(page(code)).toEqual([])
  })

  it.each([
    "document.getElementById('badge').textContent = 3",
    'document.title = Date.now()',
    "document.body.hidden = ''",
    'document.body.style.zIndex = 10',
    "document.body.setAttribute('data-count', 3)",
    "document.createElement('ul').append(3, null)",
    "location = '/shop/'",
    "location.href = new URL('/shop/', location.href)",
  ])('may give a browser what it makes a text or a number of: %s', (code) => {
    expect(page(code)).toEqual([])
  })

  it.each([
    ["document.body.onclick = 'go'", "'string' is not assignable"],
    ['document.title = { text: 3 }', 'is not assignable to type .string'],
    ["document.body.addEventListener('click', 3)", 'No overload matches|not assignable'],
    ["document.body.append({ text: 'a' })", 'does not exist in type .Node'],
  ])('may not give it what it makes nothing of: %s', (code, what) => {
    expect(page(code)).toEqual([expect.stringMatching(what)])
  })

  it('has on `window` what the page names, or PHP writes there', () => {
    const script: Sample = { code: 'fetch(window.siteDevice.route)', language: 'js' }
    const php = "wp_localize_script('client', 'siteDevice', ['route' => $route]);"
    const path = '/en/sdk/v2/wordpress/implementation/oauth2/'
    const names = (...more: Sample[]) => foundIn([pageOf(path, [script, ...more])], lists)
    expect(names()).toEqual([expect.stringContaining("'siteDevice'")])
    expect(names({ code: php, language: 'php' })).toEqual([])
    expect(page(script.code, ['siteDevice'])).toEqual([])
  })

  it('uses jQuery as it is, and the events that the plugin has', () => {
    expect(
      plugin("$('#topics input').each(function () {\n  this.checked = true\n})\n$('#a').text('b')"),
    ).toEqual([])
    expect(plugin("$('#a').adClass('b')")).toHaveLength(1)
    expect(plugin("$('#a').append($('<li>').appendTo('#b'), 'c')")).toEqual([])
    expect(plugin("$('#a').on('click beckon:onReady beckon:didFail', () => {})")).toEqual([])
    expect(plugin("$('#a').on('click beckon:onReady beckon:didFial', () => {})")).toEqual([
      "1 The SDK has no event 'beckon:didFial'",
    ])
  })
})

it('a sample of Cordova has the global names of Cordova and of its plugins', () => {
  expect(cordova("if (cordova.platformId === 'ios') console.log(device.model)")).toEqual([])
  expect(cordova("cordova.InAppBrowser.open('https://example.com', '_system')")).toEqual([])
  expect(cordova('cordova.platfromId')).toHaveLength(1)
  expect(cordova('console.log(device.modle)')).toHaveLength(1)
})
