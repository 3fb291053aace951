import { type SaveNews, send } from '../messages.ts';
import type { SaveState } from '../found-ad.ts';
import { platformAt } from './platforms/platforms.ts';
import { createSaveButton } from './save-button.ts';

/** Between two looks at a page that changes all the time. */
const restMs = 400;

const known = new WeakSet<Element>();
const buttons = new Set<(state: 'idle') => void>();
let seenAt = location.href;
const shown = new Map<string, (state: SaveState) => void>();

/** Puts a button on each ad of the page, and on those that come later. */
function look(): void {
  const platform = platformAt(new URL(location.href));
  if (platform === null) return;
  if (seenAt !== location.href) {
    // Some sites change the page below their elements: what was saved was another ad.
    buttons.forEach((show) => show('idle'));
    seenAt = location.href;
  }
  for (const card of platform.cards(document.body)) {
    if (known.has(card) || !(card instanceof HTMLElement)) continue;
    const { host, show } = createSaveButton(() => void save());
    const save = async (): Promise<void> => {
      // Read when it is pressed: pages fill in what they show as it comes near.
      const ad = platform.read(card, new URL(location.href));
      if (ad === null) return show('failed');
      shown.set(ad.key, show);
      show('saving');
      const state = await send({ kind: 'save', ad }).catch(() => 'failed' as const);
      // How it ends may have been said already.
      if (state !== 'saving') show(state);
    };
    known.add(card);
    buttons.add(show);
    if (getComputedStyle(card).position === 'static') card.style.position = 'relative';
    card.append(host);
  }
}

let waiting = 0;
const soon = (): void => {
  waiting ||= window.setTimeout(() => {
    waiting = 0;
    look();
  }, restMs);
};

chrome.runtime.onMessage.addListener((news: SaveNews) => {
  if (news.kind === 'news') shown.get(news.key)?.(news.state);
});
new MutationObserver(soon).observe(document.documentElement, { childList: true, subtree: true });
look();
