import type { FoundAd, SaveState } from './found-ad.ts';

/** What the parts of the extension say to each other. */
export type Message =
  | { readonly kind: 'save'; readonly ad: FoundAd }
  | { readonly kind: 'connect'; readonly key: string }
  | { readonly kind: 'retry' }
  | { readonly kind: 'discard'; readonly id: string };

/** Said to the tab a save came from, once more when it is known how it ended. */
export type SaveNews = { readonly kind: 'news'; readonly key: string; readonly state: SaveState };

export async function send(message: Message): Promise<SaveState> {
  return (await chrome.runtime.sendMessage(message)) as SaveState;
}
