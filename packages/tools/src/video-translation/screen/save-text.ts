/** Hands a text to the person as a file. */
export function saveText(name: string, mime: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: mime }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Safari reads it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
