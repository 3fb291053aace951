/**
 * `npm run bench:lips [-- --films 20 --photos 10 --clips 5 --rounds 3 --keep FOLDER --json]`: finished films in which
 * somebody speaks, looked at frame by frame by a model that knows nothing of how they were made: presenters with
 * voices of every language (neural and formant), photos, and clips that get other words. How well the lips' opening
 * goes with the loudness of the film's own sound, how late they are, whether they are shut at m, b and p and in
 * silence, and how sharp the mouth is beside what it was made of. Then a talking film of 15 seconds beside the same
 * encoder alone on that film's ready frames, in interleaved rounds. Photos and clips are of painted and rendered people: recordings
 * of real ones are not ours to ship.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openMedia } from '@adwright/media/open-media.ts';
import { openRendering } from '@adwright/renderer/open-rendering.ts';
import { openSpeech } from '@adwright/speech/open-speech.ts';
import { openVision } from '@adwright/vision/open-vision.ts';
import { installedWeights } from '@adwright/weights/weights-folder.ts';
import { ffmpegCodec } from '../apps/server/src/adapters/ffmpeg-codec.ts';
import { root } from '../scripts/run.ts';
import { isSeenInSync, type Measured, measureClips, measurePhotos, measurePresenters } from './lips-sets.ts';
import { report, round } from './report.ts';
import { talkingCost } from './talking-cost.ts';

const { values } = parseArgs({
  options: {
    films: { type: 'string', default: '20' },
    photos: { type: 'string', default: '10' },
    clips: { type: 'string', default: '5' },
    /** Of the 15 seconds; 0 leaves them out. */
    rounds: { type: 'string', default: '3' },
    /** Begins with a later film of each kind. */
    from: { type: 'string', default: '0' },
    /** Where the films stay, for those who want to look at them. */
    keep: { type: 'string' },
    json: { type: 'boolean' },
  },
});
const folder = values.keep ?? join(root, '.cache', 'bench-lips');
if (values.keep === undefined) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const engines = {
  folder,
  keeps: values.keep !== undefined,
  media: openMedia(),
  pictures: openVision(),
  rendering: openRendering({ cacheFolder: join(folder, 'scenes') }),
  speech: openSpeech({
    codec: ffmpegCodec,
    sampleFolder: join(folder, 'voices'),
    soundFolder: join(folder, 'sounds'),
    weights: installedWeights(),
    processes: 1,
  }),
};

const part = (count: string): readonly [number, number] => [Number(values.from), Number(count)];
const all: Measured[] = [];
const tell = (measured: Measured): void => {
  all.push(measured);
  process.stderr.write(`${JSON.stringify(measured)}\n`);
};
let cost: Record<string, number> = {};
try {
  await measurePresenters(engines, part(values.films), tell);
  await measurePhotos(engines, part(values.photos), tell);
  await measureClips(engines, part(values.clips), tell);
  if (Number(values.rounds) > 0) cost = await talkingCost(engines, Number(values.rounds));
} finally {
  await Promise.all([engines.rendering.close(), engines.pictures.close(), engines.speech.close()]);
}

const mean = (of: (one: Measured) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0) / Math.max(1, all.length);
const closures = all.reduce((sum, one) => sum + one.closures, 0);
const met = all.reduce((sum, one) => sum + one.closed_share * one.closures, 0);
report(
  `Lips of ${all.length} finished films, ${cpus().length} cores`,
  all,
  all.length === 0
    ? cost
    : {
        correlation: round(mean(({ correlation }) => correlation)),
        /** The furthest that any film is off. */
        lag_ms: Math.max(...all.map(({ lag_ms }) => Math.abs(lag_ms))),
        closed_share: round(met / Math.max(1, closures), 3),
        stillness: round(
          mean(({ stillness }) => stillness),
          3,
        ),
        sharpness: round(mean(({ sharpness }) => sharpness)),
        in_sync_share: round(all.filter(isSeenInSync).length / all.length, 3),
        ...cost,
      },
);
if (values.keep === undefined) rmSync(folder, { recursive: true, force: true });
