/** Fixed by the product's owner: these two are the browser's own dialogs, which wait until the person has answered. */

/** Asks before what cannot be undone. */
export function askFirst(question: string): boolean {
  // oxlint-disable-next-line no-alert -- the specification asks for the browser's dialog
  return window.confirm(question);
}

export function tellNow(message: string): void {
  // oxlint-disable-next-line no-alert -- the specification asks for the browser's dialog
  window.alert(message);
}
