import type { FoundMedia } from '../found-ad.ts';

/** Smaller is a face, a logo or a counter. */
const smallest = 100;
const most = 10;

/** The films and pictures of an ad. A film that is put together in the page has no address: its still stands for it. */
export function mediaOf(card: ParentNode): FoundMedia[] {
  const films = [...card.querySelectorAll('video')].flatMap(filmOf);
  const stills = [...card.querySelectorAll('img')].filter(isLarge).flatMap(pictureOf);
  const all = films.some(({ kind }) => kind === 'video') ? films : [...films, ...stills];
  return [...new Map(all.map((one) => [one.url, one])).values()].slice(0, most);
}

function filmOf(video: HTMLVideoElement): FoundMedia[] {
  const addresses = [video.currentSrc, video.src, ...[...video.querySelectorAll('source')].map(({ src }) => src)];
  const url = addresses.find((one) => /^https?:/.test(one));
  if (url !== undefined) return [{ kind: 'video', url }];
  return /^https?:/.test(video.poster) ? [{ kind: 'image', url: video.poster }] : [];
}

/** As it is shown: a large picture may stand for a face. One that is hidden counts as it is. */
function isLarge(image: HTMLImageElement): boolean {
  const shown = image.getBoundingClientRect();
  const isShown = shown.width > 0 && shown.height > 0;
  const { width, height } = isShown ? shown : { width: image.naturalWidth, height: image.naturalHeight };
  return width >= smallest && height >= smallest;
}

function pictureOf(image: HTMLImageElement): FoundMedia[] {
  const url = largestOf(image.srcset) ?? (image.currentSrc || image.src);
  return /^(?:https?|data:image\/)/.test(url) ? [{ kind: 'image', url }] : [];
}

function largestOf(srcset: string): string | null {
  const offers = srcset.split(/,\s+/).flatMap((offer) => {
    const [url = '', size = '1x'] = offer.trim().split(/\s+/);
    return url === '' ? [] : [{ url: new URL(url, document.baseURI).href, size: Number.parseFloat(size) }];
  });
  return offers.sort((one, other) => other.size - one.size)[0]?.url ?? null;
}
