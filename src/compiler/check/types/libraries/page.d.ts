// For plain JavaScript in a browser, which has no casts: what the types of the DOM leave to them.

/** Of the kinds that scripts handle. A form has its fields as members of any name; here it has what scripts call. */
type MemberOfKinds =
  | keyof HTMLAnchorElement
  | keyof HTMLButtonElement
  | keyof HTMLCanvasElement
  | keyof HTMLDetailsElement
  | keyof HTMLDialogElement
  | keyof HTMLIFrameElement
  | keyof HTMLImageElement
  | keyof HTMLInputElement
  | keyof HTMLMediaElement
  | keyof HTMLOptionElement
  | keyof HTMLProgressElement
  | keyof HTMLSelectElement
  | keyof HTMLTemplateElement
  | keyof HTMLTextAreaElement
  | ('elements' | 'requestSubmit' | 'reset' | 'submit')
/** What a selector or an id finds. The page's HTML says of which kind it is, so it has the members of all kinds. */
type ElementOfPage = HTMLElement & { [Name in Exclude<MemberOfKinds, keyof HTMLElement | number>]: any }
/** The name of a tag alone says the kind. */
type FoundBy<Selector> = Selector extends keyof HTMLElementTagNameMap
  ? HTMLElementTagNameMap[Selector]
  : ElementOfPage

interface Document {
  getElementById(id: string): ElementOfPage
  addEventListener<Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (this: Document, event: OfPage<DocumentEventMap[Type]>) => any,
    options?: boolean | AddEventListenerOptions,
  ): void
}
interface HTMLElement {
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: HTMLElement, event: OfPage<HTMLElementEventMap[Type]>) => any,
    options?: boolean | AddEventListenerOptions,
  ): void
}
/** An event in a page comes from an element of it. */
type OfPage<Happened> = Happened & { readonly target: ElementOfPage }
interface ParentNode {
  querySelector<Selector extends string>(selector: Selector): FoundBy<Selector>
  querySelectorAll<Selector extends string>(selector: Selector): NodeListOf<FoundBy<Selector>>
}
interface Element {
  closest<Selector extends string>(selector: Selector): FoundBy<Selector>
}

/** A text, or a file of a field for files: the form says which. */
type FieldOfForm = string & File
interface FormData {
  get(name: string): FieldOfForm
  [Symbol.iterator](): IterableIterator<[string, FieldOfForm]>
}

/** https://developer.mozilla.org/en-US/docs/Web/API/WorkerGlobalScope/importScripts: a worker is not a window. */
declare function importScripts(...addresses: string[]): void
