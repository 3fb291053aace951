/**
 * `npm run bench:render`: the same 15 seconds of 1080×1920 rendered by this engine and by Remotion in its fastest
 * setting, beside the encoder alone on ready frames; the same video again after one word was edited; and the memory
 * of 15 and of 180 seconds. In interleaved rounds, in one run. On a busy machine CPU-seconds are the steadier figure.
 */
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFfmpeg } from '@adwright/media/ffmpeg/find-ffmpeg.ts';
import { encoding } from '@adwright/renderer/video/frame-encoder.ts';
import { root } from '../scripts/run.ts';
import { type Cost, costOf } from './process-cost.ts';
import { buildRemotionRival, rivalBrowser } from './remotion-rival.ts';
import { creativeOf, edited, frame, shotsOf, wordsOf } from './render-composition.ts';
import { renderMedia } from './render-media.ts';
import { openRenderServer, renderChild } from './render-server.ts';
import { median, report, round } from './report.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const short = 15;
const long = 180;
const folder = join(root, '.cache', 'bench-render');
const rivalFolder = join(root, '.cache', 'bench-remotion');
const at = (name: string): string => join(folder, name);
/** For the longest video; the short one shows the first of them. */
const media = await renderMedia(folder, long);

function writeDocuments(): void {
  const creative = creativeOf(short);
  writeFileSync(at('short.json'), JSON.stringify(creative));
  writeFileSync(at('edited.json'), JSON.stringify(edited(creative)));
  writeFileSync(at('long.json'), JSON.stringify(creativeOf(long)));
}

/** Encoded scenes are forgotten, compiled code is not: as on a server that has rendered before. */
function forgetScenes(): void {
  if (!existsSync(at('cache'))) return;
  for (const name of readdirSync(at('cache'))) if (name !== 'code') rmSync(at(join('cache', name)));
}

const server = openRenderServer(at('cache'), media);
const ours = (document: string, file: string): Promise<Cost> => server.render(at(document), at(file));

const browser = await rivalBrowser();
const remotion = (): Promise<Cost> =>
  costOf(process.execPath, ['render.mjs', browser.path, browser.mode, at('remotion.mp4')], { cwd: rivalFolder });

function encoder(video: readonly string[], file: string): Promise<Cost> {
  const { input } = encoding(frame);
  const sound = ['-i', join(media, 'music.wav'), '-map', '0:v', '-map', '1:a', '-c:a', 'aac', '-b:a', '192k'];
  const args = [...input, '-i', at('frames.yuv'), ...sound, '-t', String(short), ...video];
  return costOf(findFfmpeg(), ['-v', 'error', '-nostdin', '-y', ...args, '-movflags', '+faststart', at(file)]);
}

const megabytes = (file: string): number => round(statSync(at(file)).size / 1e6);
const wall = (costs: readonly Cost[]): number => median(costs.map((cost) => cost.wall));
const cpu = (costs: readonly Cost[]): number => median(costs.map((cost) => cost.cpu));
const peak = (costs: readonly Cost[]): number => Math.max(...costs.map((cost) => cost.peakMb));

writeDocuments();
const rivalMedia = [...shotsOf(short).map(({ photo }) => `${photo}.jpg`), 'music.wav'].map((name) => join(media, name));
buildRemotionRival(rivalFolder, { frame, seconds: short, shots: shotsOf(short), words: wordsOf(short) }, rivalMedia);
await costOf(process.execPath, [renderChild, 'frames', '', media, at('short.json'), at('frames.yuv')]);
const costs = { ours: [] as Cost[], edit: [] as Cost[], encoder: [] as Cost[], remotion: [] as Cost[] };
try {
  // Once before it counts: compiled code is kept, as on every later run of a server.
  await ours('short.json', 'ours.mp4');
  for (let turn = 0; turn < rounds; turn += 1) {
    forgetScenes();
    costs.ours.push(await ours('short.json', 'ours.mp4'));
    costs.edit.push(await ours('edited.json', 'edited.mp4'));
    costs.encoder.push(await encoder(encoding(frame).output, 'encoder.mp4'));
    costs.remotion.push(await remotion());
  }
} finally {
  rmSync(at('frames.yuv'), { force: true });
}
forgetScenes();
const longest = [await ours('long.json', 'long.mp4')];
forgetScenes();
server.close();

const row = (way: string, of: readonly Cost[], file: string): Record<string, string | number> => ({
  way,
  wall_s: round(wall(of), 1),
  cpu_s: round(cpu(of), 1),
  peak_mb: Math.round(peak(of)),
  file_mb: megabytes(file),
  'cpu ÷ encoder alone': round(cpu(of) / cpu(costs.encoder)),
});
report(
  `${short} s of ${frame.width}×${frame.height}, ${frame.fps} frames a second, four scenes; median of ${rounds} rounds`,
  [
    row('Adwright', costs.ours, 'ours.mp4'),
    row('Adwright, one word edited', costs.edit, 'edited.mp4'),
    row('the same encoder alone, ready frames', costs.encoder, 'encoder.mp4'),
    row(`Remotion, ${browser.mode}, concurrency 2`, costs.remotion, 'remotion.mp4'),
    row(`Adwright, ${long} s`, longest, 'long.mp4'),
  ],
  {
    remotion_wall_ratio: round(wall(costs.remotion) / wall(costs.ours)),
    remotion_cpu_ratio: round(cpu(costs.remotion) / cpu(costs.ours)),
    encoder_ratio: round(cpu(costs.ours) / cpu(costs.encoder)),
    edit_ratio: round(cpu(costs.edit) / cpu(costs.ours)),
    peak_mb_15s: Math.round(peak(costs.ours)),
    peak_mb_180s: Math.round(peak(longest)),
  },
);
