/** What the extension remembers beside its queue. The key is the only secret, and no page can read it here. */
export type Remembered = {
  readonly key?: string;
  /** Where the next ads go. */
  readonly folderId?: string | null;
  readonly tags?: string;
  readonly recent?: readonly { readonly brand: string; readonly headline: string }[];
};

export function remembered(): Promise<Remembered> {
  return chrome.storage.local.get<Remembered>(['key', 'folderId', 'tags', 'recent']);
}

export function remember(change: Remembered): Promise<void> {
  return chrome.storage.local.set(change);
}

export function forgetKey(): Promise<void> {
  return chrome.storage.local.remove(['key', 'folderId', 'recent']);
}
