import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VideoTranslationInput } from '@adwright/contract/video-translate/video-translation.ts';
import { openMedia } from '@adwright/media/open-media.ts';
import { ffmpeg } from '@adwright/media/testing/make-film.ts';
import { turnFilm } from '@adwright/media/testing/turn-film.ts';
import { createJobContext } from '@adwright/tools/testing/job-context.ts';
import { job } from '@adwright/tools/video-translation/node/job.ts';
import { toneVoices } from '@adwright/tools/video-translation/testing/tone-voices.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

const media = openMedia();
let folder = '';
const at = (name: string): string => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-film-kinds-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const sound = ['-f', 'lavfi', '-i', 'sine=f=300:r=48000:d=2'];
const pictures = ['-f', 'lavfi', '-i', 'testsrc=s=96x64:r=30:d=2'];

/** As a phone writes it: lying, with a note to turn it, and fewer frames where nothing moves. */
function phoneClip(file: string): void {
  const uneven = ['-vf', "select='lt(n,30)+not(mod(n,4))'", '-vsync', 'vfr', '-pix_fmt', 'yuv420p'];
  ffmpeg(...pictures, ...sound, ...uneven, '-c:a', 'aac', at('lying.mov'));
  turnFilm(at('lying.mov'), file);
}

const kinds: readonly (readonly [string, (file: string) => void])[] = [
  ['phone.mov', phoneClip],
  ['hevc.mov', (file) => ffmpeg(...pictures, ...sound, '-c:v', 'libx265', '-pix_fmt', 'yuv420p', '-c:a', 'aac', file)],
  ['old.webm', (file) => ffmpeg(...pictures, ...sound, '-c:v', 'libvpx', '-c:a', 'libopus', file)],
];

it.each(kinds)(
  'dubs %s as upright, as long and as smooth as it is',
  async (name, make) => {
    make(at(name));
    const before = await media.probe(at(name));
    const { context, saved } = createJobContext({ speech: toneVoices });
    const order = VideoTranslationInput.parse({
      mode: 'dub',
      video: '00000000-0000-4000-8000-000000000000',
      languages: ['de'],
      lines: [{ id: 'a', start: 0.3, end: 1.5, text: 'Hello', said: { de: 'eins zwei' } }],
    });
    const openAsset = async () => ({ path: at(name), name }) as never;
    const temporaryFile = async (file: string) => at(`${name}-${file}`);
    await job(order, { ...context, media, openAsset, temporaryFile });
    const [, film] = [...saved].find(([file]) => file.endsWith('.mp4')) ?? [];
    await writeFile(at(`${name}.mp4`), film?.body ?? '');
    const after = await media.probe(at(`${name}.mp4`));
    expect(Math.abs(after.seconds - before.seconds)).toBeLessThanOrEqual(1 / 25);
    expect(after.video).toMatchObject({ width: before.video?.width, height: before.video?.height });
    expect(film).toMatchObject({ width: before.video?.width, height: before.video?.height });
    expect(['avc', 'hevc']).toContain(after.video?.codec);
    // What a player is told of turning and of uneven frames comes along where the pictures are copied.
    const { rotation, variableRate } = before.video ?? {};
    expect(after.video).toMatchObject(name.endsWith('.mov') ? { rotation, variableRate } : { rotation });
  },
  120_000,
);
