import type { FoundAd, FoundMedia } from '../found-ad.ts';
import { addAd } from './add-ad.ts';
import { readInPage } from './read-in-page.ts';

const menuId = 'save';

export function createMenu(): void {
  chrome.contextMenus.removeAll(() => {
    const title = chrome.i18n.getMessage('menu');
    chrome.contextMenus.create({ id: menuId, title, contexts: ['image', 'video'] });
  });
}

/** Any picture or film of any page. A click on our entry is what lets us read the page it was made on. */
export function onMenu(info: chrome.contextMenus.OnClickData, tab?: chrome.tabs.Tab): void {
  const { srcUrl, mediaType, pageUrl, linkUrl } = info;
  if (info.menuItemId !== menuId || srcUrl === undefined) return;
  const kind = mediaType === 'video' ? 'video' : 'image';
  // Asked within the click, as browsers demand: a film's server need not let other sites read it.
  const allowed = kind === 'video' && /^https?:/.test(srcUrl) ? allow(srcUrl) : Promise.resolve(true);
  void allowed.then(async () => {
    const tabId = tab?.id ?? null;
    const media: FoundMedia = { kind, url: (await readInPage(tabId, srcUrl)) ?? srcUrl };
    await addAd(adOf({ media, srcUrl, pageUrl, linkUrl, title: tab?.title }), tabId);
  });
}

function allow(srcUrl: string): Promise<boolean> {
  const { protocol, hostname } = new URL(srcUrl);
  return chrome.permissions.request({ origins: [`${protocol}//${hostname}/*`] }).catch(() => false);
}

type Clicked = {
  readonly media: FoundMedia;
  readonly srcUrl: string;
  readonly pageUrl: string | undefined;
  readonly linkUrl: string | undefined;
  readonly title: string | undefined;
};

function adOf({ media, srcUrl, pageUrl, linkUrl, title = '' }: Clicked): FoundAd {
  const page = pageUrl ?? null;
  const host = page !== null && URL.canParse(page) ? new URL(page).hostname.replace(/^www\./, '') : '';
  return {
    // An address made for this page only is another one next time.
    key: /^https?:/.test(srcUrl) ? srcUrl : `${page}#${crypto.randomUUID()}`,
    platform: null,
    brand: host,
    headline: title,
    body: '',
    cta: 'other',
    landing_page: linkUrl ?? null,
    page_url: page,
    started_on: null,
    media: [media],
  };
}
