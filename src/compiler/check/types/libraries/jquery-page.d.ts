// For plain JavaScript with jQuery: what a selector finds, as page.d.ts has it.

/// <reference types="jquery" />

interface JQueryStatic {
  (selector: string): JQuery<ElementOfPage>
}
interface JQuery<TElement = HTMLElement> extends Iterable<TElement> {
  find(selector: string): JQuery<ElementOfPage>
  // jQuery's own declarations say the same, but to compare two kinds of `JQuery` takes the compiler more than a second.
  append(...contents: ContentOfPage[]): this
  appendTo(target: ContentOfPage): this
}
type ContentOfPage = string | Node | { readonly jquery: string } | readonly ContentOfPage[]
