// jQuery, as far as samples use it. Source: https://api.jquery.com (each method by its name). Values and elements are `any`:
// what a page holds is not known here.

interface JQuery {
  readonly length: number
  addClass(names: string): JQuery
  append(...content: any[]): JQuery
  appendTo(target: any): JQuery
  attr(name: string): string | undefined
  attr(name: string, value: string | number | null): JQuery
  bind: JQuery['on']
  click(handler?: (event: any) => void): JQuery
  data(name: string): any
  each(run: (this: any, index: number, element: any) => any): JQuery
  empty(): JQuery
  find(selector: string): JQuery
  get(index: number): any
  hide(): JQuery
  is(selector: string): boolean
  off(names?: string): JQuery
  /** An event of the plugin begins with `beckon:`, and is one that it has. */
  on<Name extends string>(
    names: Listened<Name>,
    handler: (this: any, event: any, ...data: any[]) => void,
  ): JQuery
  on(names: string, selector: string, handler: (this: any, event: any, ...data: any[]) => void): JQuery
  prop(name: string): any
  prop(name: string, value: any): JQuery
  remove(): JQuery
  removeClass(names?: string): JQuery
  serializeArray(): { name: string; value: string }[]
  show(): JQuery
  text(): string
  text(value: string | number | boolean): JQuery
  toggle(isShown?: boolean): JQuery
  toggleClass(names: string, isOn?: boolean): JQuery
  trigger(name: string, data?: any): JQuery
  val(): any
  val(value: any): JQuery
}
interface JQueryStatic {
  (selector: any): JQuery
  ajax(url: string, options?: object): any
  each(values: any, run: (this: any, key: any, value: any) => any): any
  extend(...values: object[]): any
  getJSON(url: string, done?: (data: any) => void): any
  map(values: any, change: (value: any, key: any) => any): any[]
  param(values: object): string
}
declare const $: JQueryStatic
declare const jQuery: JQueryStatic

/** Several names stand apart by blanks. */
type Listened<Names extends string> = Names extends `${infer First} ${infer Rest}`
  ? `${Listened<First>} ${Listened<Rest>}`
  : Names extends `beckon:${string}`
    ? BeckonPluginEvent
    : Names

/** Names of the plugin's events; the declarations of an SDK that is such a plugin say which. */
interface BeckonPluginEvents {}
type BeckonPluginEvent = BeckonPluginEvents extends { names: infer Name } ? Name : string
