/**
 * `npm run bench:cutout [-- --pictures 30 --side 1000 --json]`: the cut-out against the truth, rendered products and
 * painted people over drawn grounds, beside u2netp alone without refinement, and what 12 megapixels cost in time,
 * CPU-seconds and memory.
 */
import { decodeRgb } from '@adwright/vision/picture/decode.ts';
import { findAlpha } from '@adwright/vision/cut-out/cut-out.ts';
import { openVision } from '@adwright/vision/open-vision.ts';
import { resizePlane } from '@adwright/vision/picture/resize-plane.ts';
import { composeTruth, portraitPairs, scoreMask, truthPairs } from '@adwright/vision/testing/truth-pictures.ts';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { cpuSeconds } from './cpu-time.ts';

const { values } = parseArgs({
  options: {
    pictures: { type: 'string', default: '25' },
    side: { type: 'string', default: '640' },
    json: { type: 'boolean' },
  },
});
const side = Number(values.side);
const size = { width: Math.round(side * 0.8), height: side };
const rows: { name: string; iou: number; error: number; plain_iou: number; plain_error: number }[] = [];
const pairs = [...portraitPairs(), ...(await truthPairs())];
for (const pair of pairs.slice(0, Number(values.pictures))) {
  const truth = await composeTruth(pair, size);
  const { data } = await decodeRgb(sharp(truth.picture));
  const { alpha, firstLook } = await findAlpha(data, size.width, size.height);
  const plain = resizePlane(firstLook, size.width, size.height).data.map((value) => value * 255);
  const [refined, unrefined] = [scoreMask(alpha, truth.alpha), scoreMask(Uint8Array.from(plain), truth.alpha)];
  rows.push({ name: truth.name, ...refined, plain_iou: unrefined.iou, plain_error: unrefined.error });
  process.stderr.write(`${line(truth.name, refined.iou, refined.error, unrefined.iou, unrefined.error)}\n`);
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
const ratios = { iou_ratio: means.iou / means.plain_iou, error_ratio: means.plain_error / means.error };
if (values.json) {
  console.log(JSON.stringify({ pictures: rows.length, ...means, ...ratios, ...large }));
} else {
  console.log(line(`mean of ${rows.length}`, means.iou, means.error, means.plain_iou, means.plain_error));
  console.log(`alpha error of u2netp alone ÷ ours: ${ratios.error_ratio.toFixed(2)}`);
  console.log(
    `12 megapixels: ${large.cpu_seconds_12mp.toFixed(1)} CPU-s (${large.seconds_12mp.toFixed(1)} s), at most ${large.peak_mb_12mp.toFixed(0)} MB`,
  );
}

function line(name: string, iou: number, error: number, plainIou: number, plainError: number): string {
  return `${name.padEnd(28)} IoU ${iou.toFixed(4)}  alpha error ${error.toFixed(4)}   network alone ${plainIou.toFixed(4)}  ${plainError.toFixed(4)}`;
}

/** The second of two, so that loading the model does not count; the memory is that of the process that did it. */
async function measureLarge(): Promise<{ seconds_12mp: number; cpu_seconds_12mp: number; peak_mb_12mp: number }> {
  const { picture } = await composeTruth({ product: 'sneaker', background: 'kitchen' }, { width: 3000, height: 4000 });
  const vision = openVision({ maxRssMb: 8000, callTimeoutMs: 600_000 });
  try {
    await vision.cutOut(picture);
    const [start, cpu] = [performance.now(), cpuSeconds()];
    await vision.cutOut(picture);
    const seconds = (performance.now() - start) / 1000;
    const cpu_seconds_12mp = cpuSeconds() - cpu;
    const status = readFileSync(`/proc/${vision.pids()[0]}/status`, 'utf8');
    return { seconds_12mp: seconds, cpu_seconds_12mp, peak_mb_12mp: Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024 };
  } finally {
    await vision.close();
  }
}
