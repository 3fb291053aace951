/**
 * The cut-out against the truth: rendered products over drawn grounds, refined and as the network alone sees them, and
 * what 12 megapixels cost in time and memory.
 */
import { decodeRgb } from '@adwright/vision/picture/decode.ts';
import { findAlpha } from '@adwright/vision/cut-out/cut-out.ts';
import { openVision } from '@adwright/vision/open-vision.ts';
import { resizePlane } from '@adwright/vision/picture/resize-plane.ts';
import { composeTruth, scoreMask, truthPairs } from '@adwright/vision/testing/truth-pictures.ts';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const size = { width: 800, height: 1000 };
const rows: { name: string; iou: number; error: number; plain_iou: number; plain_error: number }[] = [];
for (const pair of await truthPairs()) {
  const truth = await composeTruth(pair, size);
  const { data } = await decodeRgb(sharp(truth.picture));
  const { alpha, firstLook } = await findAlpha(data, size.width, size.height);
  const plain = resizePlane(firstLook, size.width, size.height).data.map((value) => value * 255);
  const [refined, unrefined] = [scoreMask(alpha, truth.alpha), scoreMask(Uint8Array.from(plain), truth.alpha)];
  rows.push({ name: truth.name, ...refined, plain_iou: unrefined.iou, plain_error: unrefined.error });
  if (!process.argv.includes('--json'))
    console.log(line(truth.name, refined.iou, refined.error, unrefined.iou, unrefined.error));
}
const mean = (key: 'iou' | 'error' | 'plain_iou' | 'plain_error') =>
  rows.reduce((sum, row) => sum + row[key], 0) / rows.length;
const means = {
  iou: mean('iou'),
  error: mean('error'),
  plain_iou: mean('plain_iou'),
  plain_error: mean('plain_error'),
};
const large = await measureLarge();
if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ pictures: rows.length, ...means, ...large }));
} else {
  console.log(line('mean', means.iou, means.error, means.plain_iou, means.plain_error));
  console.log(`12 megapixels: ${large.seconds_12mp.toFixed(1)} s, at most ${large.peak_mb_12mp.toFixed(0)} MB`);
}

function line(name: string, iou: number, error: number, plainIou: number, plainError: number): string {
  return `${name.padEnd(28)} IoU ${iou.toFixed(4)}  alpha error ${error.toFixed(4)}   network alone ${plainIou.toFixed(4)}  ${plainError.toFixed(4)}`;
}

/** The second of two, so that loading the model does not count; the memory is that of the process that did it. */
async function measureLarge(): Promise<{ seconds_12mp: number; peak_mb_12mp: number }> {
  const { picture } = await composeTruth({ product: 'sneaker', background: 'kitchen' }, { width: 3000, height: 4000 });
  const vision = openVision({ maxRssMb: 8000, callTimeoutMs: 600_000 });
  try {
    await vision.cutOut(picture);
    const start = performance.now();
    await vision.cutOut(picture);
    const seconds = (performance.now() - start) / 1000;
    const status = readFileSync(`/proc/${vision.pids()[0]}/status`, 'utf8');
    return { seconds_12mp: seconds, peak_mb_12mp: Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024 };
  } finally {
    await vision.close();
  }
}
