/**
 * `npm run bench:cutout [-- --pictures 25 --from 0 --hard 22 --side 640 --engines fast,best,hair --json]`: the cut-out against
 * the truth, rendered products and painted people over drawn grounds and then what is hard (glass, wires, white on
 * white, strands, nets), by each engine whose weights are there, beside u2netp alone without refinement; and what 12
 * megapixels cost in time, CPU-seconds and memory.
 */
import { CutEngine } from '@adwright/contract/asset/cut-engine.ts';
import { findAlpha } from '@adwright/vision/cut-out/cut-out.ts';
import { openVision } from '@adwright/vision/open-vision.ts';
import { decodeRgb } from '@adwright/vision/picture/decode.ts';
import { resizePlane } from '@adwright/vision/picture/resize-plane.ts';
import { hardCount, hardPictures } from '@adwright/vision/testing/hard-pictures.ts';
import {
  composeTruth,
  type MaskScore,
  portraitPairs,
  scoreMask,
  type TruthPicture,
  truthPairs,
} from '@adwright/vision/testing/truth-pictures.ts';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { cpuSeconds } from './cpu-time.ts';

const { values } = parseArgs({
  options: {
    pictures: { type: 'string', default: '25' },
    from: { type: 'string', default: '0' },
    hard: { type: 'string', default: String(hardCount) },
    side: { type: 'string', default: '640' },
    engines: { type: 'string', default: CutEngine.options.join(',') },
    json: { type: 'boolean' },
  },
});
const side = Number(values.side);
const size = { width: Math.round(side * 0.8), height: side };
const wanted = CutEngine.options.filter((engine) => values.engines.split(',').includes(engine));

type Way = CutEngine | 'plain';
type Score = MaskScore & { readonly cpu: number };
type Row = { readonly hard: boolean; readonly scores: Partial<Record<Way, Score>> };

const rows: Row[] = [];
for await (const { hard, truth } of pictures()) {
  const scores = await score(truth);
  rows.push({ hard, scores });
  process.stderr.write(`${truth.name.padEnd(26)}${shown(scores)}\n`);
}
const large = await measureLarge();
const ours = rows.some(({ scores }) => scores.best) ? 'best' : 'fast';
if (values.json) console.log(JSON.stringify(summary()));
else report();

async function* pictures(): AsyncGenerator<{ hard: boolean; truth: TruthPicture }> {
  const pairs = [...portraitPairs(), ...(await truthPairs())]
    .slice(0, Number(values.pictures))
    .slice(Number(values.from));
  for (const pair of pairs) yield { hard: false, truth: await composeTruth(pair, size) };
  let left = Number(values.hard);
  if (left < 1) return;
  for await (const truth of hardPictures(size)) {
    yield { hard: true, truth };
    left -= 1;
    if (left < 1) return;
  }
}

/** By every engine that is there; one without its weights leaves the work to another and is not named. */
async function score({ picture, alpha: truth }: TruthPicture): Promise<Row['scores']> {
  const { data } = await decodeRgb(sharp(picture));
  const scores: Row['scores'] = {};
  for (const engine of wanted) {
    const before = cpuSeconds();
    const found = await findAlpha(data, size.width, size.height, { engine });
    if (found.engine !== engine) continue;
    scores[engine] = { ...scoreMask(found.alpha, truth), cpu: cpuSeconds() - before };
    if (engine !== 'fast') continue;
    const plain = resizePlane(found.firstLook, size.width, size.height).data.map((value) => value * 255);
    scores.plain = { ...scoreMask(Uint8Array.from(plain), truth), cpu: 0 };
  }
  return scores;
}

function shown(scores: Row['scores']): string {
  return (['plain', ...wanted] as const)
    .flatMap((way) => {
      const one = scores[way];
      return one ? `${way} ${one.iou.toFixed(4)} (${one.error.toFixed(4)}, ${one.cpu.toFixed(1)} s)` : [];
    })
    .join('  ');
}

function meanOf(way: Way, hard: boolean): (Score & { readonly min: number; readonly pictures: number }) | null {
  const found = rows.flatMap((row) => (row.hard === hard ? (row.scores[way] ?? []) : []));
  if (found.length === 0) return null;
  const mean = (key: keyof Score) => found.reduce((sum, one) => sum + one[key], 0) / found.length;
  const min = Math.min(...found.map(({ iou }) => iou));
  return { iou: mean('iou'), error: mean('error'), cpu: mean('cpu'), min, pictures: found.length };
}

function report(): void {
  for (const hard of [false, true]) {
    for (const way of ['plain', ...wanted] as const) {
      const mean = meanOf(way, hard);
      if (!mean) continue;
      const name = `${hard ? 'hard' : 'known'}, ${way === 'plain' ? 'u2netp alone' : way}`;
      console.log(
        `${name.padEnd(22)} ${mean.pictures} pictures: IoU ${mean.iou.toFixed(4)}, least ${mean.min.toFixed(4)}, alpha error ${mean.error.toFixed(4)}, ${mean.cpu.toFixed(1)} CPU-s each`,
      );
    }
  }
  for (const [engine, cost] of Object.entries(large))
    console.log(
      `12 megapixels, ${engine}: ${cost.cpu_seconds.toFixed(1)} CPU-s (${cost.seconds.toFixed(1)} s), at most ${cost.peak_mb.toFixed(0)} MB`,
    );
}

function summary() {
  const [known, hard, plain] = [meanOf(ours, false), meanOf(ours, true), meanOf('plain', false)];
  return {
    engine: ours,
    pictures: known?.pictures ?? 0,
    iou: known?.iou,
    min_iou: known?.min,
    error: known?.error,
    plain_iou: plain?.iou,
    hard_pictures: hard?.pictures ?? 0,
    hard_iou: hard?.iou,
    hard_min_iou: hard?.min,
    fast_iou: meanOf('fast', false)?.iou,
    hair_iou: meanOf('hair', false)?.iou,
    large,
  };
}

/** The second of two, so that loading the model does not count; the memory is that of the process that did it. */
async function measureLarge(): Promise<Record<string, { seconds: number; cpu_seconds: number; peak_mb: number }>> {
  const { picture } = await composeTruth({ product: 'sneaker', background: 'kitchen' }, { width: 3000, height: 4000 });
  const measured: Record<string, { seconds: number; cpu_seconds: number; peak_mb: number }> = {};
  for (const engine of wanted) {
    const vision = openVision({ maxRssMb: 8000, callTimeoutMs: 600_000, keptCutBytes: 0 });
    try {
      if ((await vision.cutOut(picture, { engine })).engine !== engine) continue;
      const [start, cpu] = [performance.now(), cpuSeconds()];
      await vision.cutOut(picture, { engine });
      const seconds = (performance.now() - start) / 1000;
      const status = readFileSync(`/proc/${vision.pids()[0]}/status`, 'utf8');
      const peak_mb = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
      measured[engine] = { seconds, cpu_seconds: cpuSeconds() - cpu, peak_mb };
    } finally {
      await vision.close();
    }
  }
  return measured;
}
