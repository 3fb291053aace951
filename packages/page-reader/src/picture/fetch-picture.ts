import { maxPixels } from '@adwright/contract/asset/picture-limits.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { admitGood } from '../fetch/admit-good.ts';
import type { Network } from '../fetch/network.ts';
import { type FetchOptions, safeFetch } from '../fetch/safe-fetch.ts';
import { drawDrawing, isDrawing } from './draw-drawing.ts';
import { type PictureHeader, readPictureHeader } from './picture-header.ts';

export type FetchedPicture = PictureHeader & { readonly bytes: Buffer; readonly url: string };

export type PictureLimits = {
  readonly maxBytes: number;
  readonly maxPixels: number;
  readonly totalMs: number;
  readonly stepMs: number;
};

export const pictureLimits: PictureLimits = {
  maxBytes: 20 * 1024 * 1024,
  maxPixels,
  totalMs: 20_000,
  stepMs: 8_000,
};

export type Reach = {
  readonly network: Network;
  readonly userAgent: string;
  readonly signal?: AbortSignal;
  /** Asked before every step: whether the site lets programs have it. */
  readonly mayAsk: NonNullable<FetchOptions['mayAsk']>;
};

const accept = 'image/avif,image/webp,image/png,image/jpeg,image/gif;q=0.8';

type Asked = {
  readonly limits?: PictureLimits;
  /** Takes an SVG as well, as most logos are, and answers it in pixels. */
  readonly drawings?: boolean | undefined;
};

/** One whole picture of a stranger's address. What it is, is told by its bytes alone. */
export async function fetchPicture(
  url: URL,
  reach: Reach,
  { limits = pictureLimits, drawings = false }: Asked = {},
): Promise<FetchedPicture> {
  const wanted = drawings ? `image/svg+xml,${accept}` : accept;
  const answer = await safeFetch(url, { ...reach, ...limits, accept: wanted, admit: admitGood });
  const header = readPictureHeader(answer.body);
  if (header === null && drawings && isDrawing(answer.body)) {
    return { kind: 'image/png', ...(await drawDrawing(answer.body)), url: answer.url.href };
  }
  if (header === null) throw new AppError('wrong_file_kind');
  if (header.width * header.height > limits.maxPixels) throw new AppError('too_many_pixels');
  return { ...header, bytes: answer.body, url: answer.url.href };
}

/** How large pictures are is in their first bytes: enough of them to tell, no more. */
export async function probePicture(url: URL, reach: Reach, totalMs: number): Promise<PictureHeader | null> {
  const bytes = 48 * 1024;
  const limits = { maxBytes: bytes, range: bytes, cut: true, totalMs, stepMs: totalMs };
  const answer = await safeFetch(url, { ...reach, ...limits, accept, admit: admitGood });
  return readPictureHeader(answer.body);
}
