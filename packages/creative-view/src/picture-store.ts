import type { Picture } from '@adwright/studio/draw/host.ts';
import type { PictureHost } from './picture-host.ts';

/** More pixels than any canvas on a screen shows; decoded photographs of 100 megapixels would fill the memory. */
const longestSide = 2400;
/** By what they take, not by how many they are: the turn of a product is more than a hundred small ones, all needed at once. */
const mostPixels = 120_000_000;

/** Decoded pictures by the address creatives name them with, the latest used last. */
const store = new Map<string, Picture>();
const loading = new Map<string, Promise<boolean>>();

export function storedPicture(src: string): Picture | undefined {
  const known = store.get(src);
  if (!known) return undefined;
  store.delete(src);
  store.set(src, known);
  return known;
}

/** What a page has drawn itself, under a name that its creatives use. */
export function keepPicture(src: string, picture: Picture): void {
  store.delete(src);
  store.set(src, picture);
  forgetOldest();
}

/** Answers whether there is a picture now. One that failed may be asked for again. */
export function loadPicture(host: PictureHost, src: string): Promise<boolean> {
  if (store.has(src)) return Promise.resolve(true);
  const pending = loading.get(src) ?? decode(host, src).finally(() => loading.delete(src));
  loading.set(src, pending);
  return pending;
}

async function decode(host: PictureHost, src: string): Promise<boolean> {
  try {
    const url = await host.pictureUrl(src);
    if (url === null) return false;
    const image = new Image();
    image.src = url;
    await image.decode();
    store.set(src, await shrunk(image));
    forgetOldest();
    return true;
  } catch {
    return false;
  }
}

function forgetOldest(): void {
  let pixels = [...store.values()].reduce((sum, { width, height }) => sum + width * height, 0);
  for (const [src, { width, height }] of store) {
    if (pixels <= mostPixels || store.size === 1) break;
    store.delete(src);
    pixels -= width * height;
  }
}

async function shrunk(image: HTMLImageElement): Promise<Picture> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = longestSide / Math.max(width, height);
  if (scale >= 1) return { source: image, width, height };
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const source = await createImageBitmap(image, {
    resizeWidth: size.width,
    resizeHeight: size.height,
    resizeQuality: 'high',
  });
  return { source, ...size };
}
