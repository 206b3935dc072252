import { copyText } from '../../runtime/clipboard'
import { tellFrom } from './tell-from'

/** Copies a text, and has the button say for a moment how that went. */
export function copyWith(button: HTMLElement, text: string): void {
  void copyText(text).then((state) => tellFrom(button, `sample.${state}`))
}
