/** Where on the screen, in CSS pixels from the top left of what is seen. */
export interface Point {
  x: number
  y: number
}

/** What the walk needs of a browser: one tab, the pointer, the keyboard, and JavaScript to look. */
export interface Driver {
  /** Comes back when the document is there. */
  goto: (url: string) => Promise<unknown>
  /** @param expression JavaScript, which may give a promise; what it gives comes back by way of JSON */
  run: (expression: string) => Promise<unknown>
  click: (point: Point) => Promise<unknown>
  /** @param keys characters, and the keys of WebDriver (https://www.w3.org/TR/webdriver2/#keyboard-actions) */
  type: (keys: readonly string[]) => Promise<unknown>
  resize: (size: { width: number; height: number }) => Promise<unknown>
  /** @returns a PNG of what is seen */
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}

/**
 * Pointer and keyboard, as every WebDriver takes them.
 * @param act performs the actions of one source (https://www.w3.org/TR/webdriver2/#actions)
 */
export const inputBy = (act: (source: object) => Promise<unknown>): Pick<Driver, 'click' | 'type'> => ({
  click: ({ x, y }) =>
    act({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    }),
  type: (keys) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    }),
})
