/** The installation this copy of the extension belongs to: the server writes it into the ZIP it hands out. */
export type Site = { readonly origin: string };

let read: Promise<Site> | null = null;

export function site(): Promise<Site> {
  read ??= fetch(chrome.runtime.getURL('site.json')).then((answer) => answer.json() as Promise<Site>);
  return read;
}
