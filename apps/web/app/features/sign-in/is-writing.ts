/** Whether the person is in a field already: then nothing may take the focus away from it. */
export function isWriting(): boolean {
  return document.activeElement instanceof HTMLInputElement;
}
