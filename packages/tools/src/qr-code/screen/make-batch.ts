import { strToU8, zipSync } from 'fflate';
import type { BatchRow } from './batch-rows.ts';
import { fits } from '../../kit/qr/plan/capacity.ts';
import { readsBack } from './live-scan.ts';
import { payloadOf } from '../plan/payload.ts';
import { planQrCode } from '../plan/plan.ts';
import type { QrStyle } from '../../kit/qr/plan/style.ts';

export type Batch = { readonly zip: Uint8Array; readonly made: number; readonly left: readonly string[] };

/** Draws every row in the same style as PNG and SVG. A code that does not read back is left out and named. */
export async function makeBatch(
  rows: readonly BatchRow[],
  style: QrStyle,
  onProgress: (done: number) => void,
): Promise<Batch> {
  const files: Record<string, Uint8Array> = {};
  const left: string[] = [];
  let done = 0;
  for (const { name, content } of rows) {
    const plan = fits(payloadOf(content), style.level) ? planQrCode({ content, style }) : null;
    if (plan !== null && (await readsBack(plan, style.margin))) {
      files[`${name}.svg`] = strToU8(plan.svg);
      files[`${name}.png`] = await pngOf(plan.svg, style.size);
    } else left.push(name);
    onProgress((done += 1));
  }
  return { zip: zipSync(files, { level: 6 }), made: rows.length - left.length, left };
}

async function pngOf(svg: string, side: number): Promise<Uint8Array> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(side, side);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, side, side);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new Uint8Array(await blob.arrayBuffer());
}
