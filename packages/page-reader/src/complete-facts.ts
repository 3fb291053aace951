import type { PagePicture, ProductPage } from '@adwright/contract/product/product-page.ts';
import type { Extraction } from './extract/extract.ts';
import { rounded, shapeScore } from './extract/rank-pictures.ts';
import { coloursIn, fontsIn } from './extract/style.ts';
import { safeFetch } from './fetch/safe-fetch.ts';
import { fetchPicture, pictureLimits, probePicture, type Reach } from './picture/fetch-picture.ts';

/** As many pictures as a person looks at before choosing. */
const probed = 6;
const lookedAt = 2;
const sheetBytes = 400_000;

/**
 * What the page alone does not tell: how large its pictures really are, what they look like, and the colours and fonts
 * of its style sheets. All of it is extra: whatever fails or takes too long is left out.
 */
export async function completeFacts(extraction: Extraction, reach: Reach, lookMs: number): Promise<ProductPage> {
  const { facts } = extraction;
  if (lookMs <= 0) return facts;
  const candidates = facts.images.slice(0, probed);
  const [looks, css] = await Promise.all([
    Promise.all(candidates.map((image, place) => lookAt(image, place < lookedAt, reach, lookMs))),
    Promise.all(extraction.sheets.map((sheet) => fetchSheet(sheet, reach, lookMs))),
  ]);
  const images = [...looks.flatMap(({ image }) => (image === null ? [] : [image])), ...facts.images.slice(probed)];
  const ofPicture = looks[0]?.colors ?? [];
  const sheets = css.join('\n');
  return {
    ...facts,
    images: images.sort((left, right) => right.score - left.score),
    colors: [...new Set([...facts.colors, ...coloursIn(sheets), ...ofPicture])].slice(0, 6),
    fonts: [...new Set([...facts.fonts, ...fontsIn(sheets)])].slice(0, 4),
  };
}

type Looked = { readonly image: PagePicture | null; readonly colors: readonly string[] };

/** Null for a picture that is not there, is none, or is too small to be used. */
async function lookAt(image: PagePicture, isWhole: boolean, reach: Reach, lookMs: number): Promise<Looked> {
  const url = URL.parse(image.url);
  if (url === null) return { image: null, colors: [] };
  try {
    if (!isWhole) {
      const header = await probePicture(url, reach, lookMs);
      return { image: header === null ? image : resized(image, header, 0), colors: [] };
    }
    const limits = { ...pictureLimits, maxBytes: 6 * 1024 * 1024, totalMs: lookMs, stepMs: lookMs };
    const picture = await fetchPicture(url, reach, { limits });
    // Only now: the picture library is large, and most processes never look at a picture.
    const { lookAtPicture } = await import('./picture/look-at-picture.ts');
    const { colors, plainRim } = await lookAtPicture(picture.bytes);
    return { image: resized(image, picture, plainRim > 0.85 ? 0.06 : 0), colors };
  } catch {
    // It may be slow or guarded and still be the right one: it stays, a little lower.
    return { image: { ...image, score: rounded(image.score - 0.05) }, colors: [] };
  }
}

function resized(image: PagePicture, size: { width: number; height: number }, bonus: number): PagePicture | null {
  if (size.width < 120 || size.height < 120) return null;
  const before = shapeScore(image.width, image.height);
  const score = rounded(image.score - before + shapeScore(size.width, size.height) + bonus);
  return { ...image, width: size.width, height: size.height, score };
}

async function fetchSheet(address: string, reach: Reach, lookMs: number): Promise<string> {
  const url = URL.parse(address);
  if (url === null) return '';
  try {
    const limits = { maxBytes: sheetBytes, cut: true, totalMs: lookMs, stepMs: lookMs };
    const answer = await safeFetch(url, { ...reach, ...limits, accept: 'text/css,*/*;q=0.1' });
    return answer.status === 200 ? answer.body.toString('utf8') : '';
  } catch {
    return '';
  }
}
