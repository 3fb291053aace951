/**
 * `npm run bench:video`: the video-ad tool itself, from its order to four files of 15 seconds (9:16, 1:1, 4:5, 16:9):
 * lines spoken, the product cut out, every frame drawn, sound mixed, subtitles written. Beside it the same encoder
 * alone on those films' ready frames and sound, in interleaved rounds, in one run; the same order after one word was
 * edited; the memory of everything that works on it; and how long somebody waits for the first picture of the preview.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rendering, ResolveSource } from '@adwright/domain/engines/rendering.ts';
import { findFfmpeg } from '@adwright/media/ffmpeg/find-ffmpeg.ts';
import { openMedia } from '@adwright/media/open-media.ts';
import { openRendering } from '@adwright/renderer/open-rendering.ts';
import { encoding } from '@adwright/renderer/video/frame-encoder.ts';
import { openSpeech } from '@adwright/speech/open-speech.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { createJobContext } from '@adwright/tools/testing/job-context.ts';
import type { VideoAdInput } from '@adwright/tools/video-ad/contract.ts';
import { job } from '@adwright/tools/video-ad/node/job.ts';
import { openVision } from '@adwright/vision/open-vision.ts';
import { installedWeights } from '@adwright/weights/weights-folder.ts';
import { ffmpegCodec } from '../apps/server/src/adapters/ffmpeg-codec.ts';
import { ensureBrowser } from '../scripts/ensure-browser.ts';
import { root } from '../scripts/run.ts';
import { filmOrder, filmSeconds } from './film-order.ts';
import { previewSeconds } from './film-preview.ts';
import { type Cost, costOf, costWithin } from './process-cost.ts';
import { writeFrames } from './ready-frames.ts';
import { median, report, round } from './report.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const folder = join(root, '.cache', 'bench-video');
const at = (name: string): string => join(folder, name);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const cacheFolder = at('scenes');
const soundFolder = at('sounds');
const rendering = openRendering({ cacheFolder });
const pictures = openVision();
const media = openMedia();
const speech = openSpeech({
  codec: ffmpegCodec,
  sampleFolder: at('voices'),
  soundFolder,
  weights: installedWeights(),
  processes: 1,
});

type Shot = { readonly creative: Creative; readonly resolve: ResolveSource };

/** The rendering of the product, which also remembers what it was asked for. */
function watching(shots: Shot[]): Rendering {
  return {
    ...rendering,
    renderVideo(order, resolve, call) {
      shots.push({ creative: order.creative, resolve });
      return rendering.renderVideo(order, resolve, call);
    },
  };
}

async function make(input: VideoAdInput, shots: Shot[] = []) {
  const { context, saved } = createJobContext({ rendering: watching(shots), pictures, speech, media });
  await job(input, context);
  return saved;
}
const made = (input: VideoAdInput): Promise<Cost> => costWithin(process.pid, async () => void (await make(input)));

/** What was drawn and said is forgotten; models and compiled code are at hand, as on a server that has worked before. */
function forget(): void {
  for (const kept of [cacheFolder, soundFolder]) rmSync(kept, { recursive: true, force: true });
}

async function encoder({ creative, resolve }: Shot, sound: string): Promise<Cost> {
  const bytes = async (src: string): Promise<Uint8Array> => {
    const source = await resolve(src);
    return source instanceof Uint8Array ? source : readFile(source.path);
  };
  await writeFrames(creative, bytes, at('frames.yuv'));
  const { input, output } = encoding(creative);
  const heard = ['-i', sound, '-map', '0:v', '-map', '1:a', '-c:a', 'aac', '-b:a', '192k'];
  const args = [...input, '-i', at('frames.yuv'), ...heard, ...output, '-movflags', '+faststart', at('encoder.mp4')];
  try {
    return await costOf(findFfmpeg(), ['-v', 'error', '-nostdin', '-y', ...args]);
  } finally {
    rmSync(at('frames.yuv'), { force: true });
  }
}

const order = await filmOrder();
const [opening, ...rest] = order.script?.scenes ?? [];
const edited: VideoAdInput = {
  ...order,
  script: { angle: '', scenes: [{ ...opening, on_screen: 'Hot until noon' } as (typeof rest)[number], ...rest] },
};

const costs = { whole: [] as Cost[], edited: [] as Cost[], encoder: [] as Cost[] };
let bytes = 0;
try {
  // Once before it counts: models are loaded and code is compiled. Its films are what the encoder is given.
  const shots: Shot[] = [];
  const files = [...(await make(order, shots)).values()].filter(({ mime }) => mime === 'video/mp4');
  bytes = files.reduce((sum, { body }) => sum + body.byteLength, 0);
  writeFileSync(at('film.mp4'), files[0]?.body ?? '');
  await costOf(findFfmpeg(), ['-v', 'error', '-y', '-i', at('film.mp4'), '-vn', at('sound.wav')]);
  for (let turn = 0; turn < rounds; turn += 1) {
    forget();
    costs.whole.push(await made(order));
    costs.edited.push(await made(edited));
    const each: Cost[] = [];
    for (const shot of shots) each.push(await encoder(shot, at('sound.wav')));
    costs.encoder.push(sumOf(each));
  }
} finally {
  await Promise.all([rendering.close(), pictures.close(), speech.close()]);
}
await ensureBrowser();
const preview = median(await previewSeconds(Math.max(3, rounds)));

function sumOf(each: readonly Cost[]): Cost {
  const total = (of: (cost: Cost) => number): number => each.reduce((sum, cost) => sum + of(cost), 0);
  return {
    wall: total(({ wall }) => wall),
    cpu: total(({ cpu }) => cpu),
    peakMb: Math.max(...each.map(({ peakMb }) => peakMb)),
  };
}

const wall = (of: readonly Cost[]): number => median(of.map((cost) => cost.wall));
const cpu = (of: readonly Cost[]): number => median(of.map((cost) => cost.cpu));
const peak = (of: readonly Cost[]): number => Math.max(...of.map(({ peakMb }) => peakMb));
const row = (way: string, of: readonly Cost[]): Record<string, string | number> => ({
  way,
  seconds: round(wall(of), 1),
  'cpu seconds': round(cpu(of), 1),
  'peak MB': Math.round(peak(of)),
  'cpu ÷ encoder alone': round(cpu(of) / cpu(costs.encoder)),
});
report(
  `${filmSeconds} s in four formats, ${round(bytes / 1e6, 1)} MB; median of ${rounds} rounds`,
  [
    row('Adwright, from the order to four files', costs.whole),
    row('Adwright, again with another opening', costs.edited),
    row('the same encoder alone, four times ready frames', costs.encoder),
  ],
  {
    encoder_ratio: round(wall(costs.whole) / wall(costs.encoder)),
    encoder_cpu_ratio: round(cpu(costs.whole) / cpu(costs.encoder)),
    edit_ratio: round(wall(costs.edited) / wall(costs.whole)),
    seconds_four_ratios: round(wall(costs.whole), 1),
    peak_mb: Math.round(peak(costs.whole)),
    preview_ms: Math.round(preview * 1000),
  },
);
rmSync(folder, { recursive: true, force: true });
