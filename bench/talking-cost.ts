/** What a talking film of 15 seconds costs beside the same encoder alone on that film's ready frames. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findFfmpeg } from '@adwright/media/ffmpeg/find-ffmpeg.ts';
import { encoding } from '@adwright/renderer/video/frame-encoder.ts';
import { type Cost, costOf, costWithin } from './process-cost.ts';
import { median, round } from './report.ts';
import { builtIn, type Engines, filmAvatar } from './talking-films.ts';

const script =
  'Meet the mug that keeps your morning warm. Made by hand, made to last, and made for people who never finish a ' +
  'coffee while it is hot. Pour it, put it down, pick it up an hour later, and smile. Order today and see.';
const line = { voice: { id: 'en-olivia', language: 'en' }, script } as const;
const size = { width: 1080, height: 1920, fps: 30 } as const;

export async function talkingCost(engines: Engines, rounds: number): Promise<Record<string, number>> {
  const [who] = builtIn;
  if (!who) throw new Error('nobody is built in');
  const make = () =>
    filmAvatar(engines, line, {
      who,
      background: { kind: 'place', id: 'living-day' },
      ratio: '9:16',
      captions: 'pill',
    });
  // Once before it counts: the line is spoken and the code is compiled. Its frames are what the encoder is given.
  const { path } = await make();
  const { seconds } = await engines.media.probe(path);
  const ffmpeg = findFfmpeg();
  const at = (name: string): string => join(engines.folder, name);
  const [frames, sound] = [at('frames.yuv'), at('sound.wav')];
  await costOf(ffmpeg, ['-v', 'error', '-y', '-i', path, '-vn', sound]);
  const costs = { film: [] as Cost[], encoder: [] as Cost[] };
  for (let turn = 0; turn < rounds; turn += 1) {
    rmSync(at('scenes'), { recursive: true, force: true });
    costs.film.push(await costWithin(process.pid, async () => void (await make())));
    await costOf(ffmpeg, ['-v', 'error', '-y', '-i', path, '-an', '-f', 'rawvideo', '-pix_fmt', 'yuv420p', frames]);
    const { input, output } = encoding(size);
    const heard = ['-i', sound, '-map', '0:v', '-map', '1:a', '-c:a', 'aac', '-b:a', '192k'];
    const args = [...input, '-i', frames, ...heard, ...output, '-movflags', '+faststart', at('encoder.mp4')];
    costs.encoder.push(await costOf(ffmpeg, ['-v', 'error', '-nostdin', '-y', ...args]));
    rmSync(frames, { force: true });
  }
  const middle = (of: readonly Cost[], key: 'wall' | 'cpu'): number => median(of.map((cost) => cost[key]));
  return {
    film_seconds: round(seconds, 1),
    seconds: round(middle(costs.film, 'wall'), 1),
    encoder_seconds: round(middle(costs.encoder, 'wall'), 1),
    encoder_ratio: round(middle(costs.film, 'wall') / middle(costs.encoder, 'wall')),
    encoder_cpu_ratio: round(middle(costs.film, 'cpu') / middle(costs.encoder, 'cpu')),
    peak_mb: Math.round(Math.max(...costs.film.map(({ peakMb }) => peakMb))),
  };
}
