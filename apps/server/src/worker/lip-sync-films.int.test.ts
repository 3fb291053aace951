import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LipSyncInput } from '@adwright/contract/lip-sync/lip-sync.ts';
import { VideoTranslationInput } from '@adwright/contract/video-translate/video-translation.ts';
import { openMedia } from '@adwright/media/open-media.ts';
import { ffmpeg, makeFilm } from '@adwright/media/testing/make-film.ts';
import { openRendering } from '@adwright/renderer/open-rendering.ts';
import { LipSyncOutput } from '@adwright/tools/lip-sync/contract.ts';
import { job } from '@adwright/tools/lip-sync/node/job.ts';
import { correlation, mouthsOf, seenMouths, wantedMouths } from '@adwright/tools/lip-sync/testing/mouths.ts';
import { spellingVoice } from '@adwright/tools/lip-sync/testing/spelling-voice.ts';
import { makeTalkingClip, type TalkingClip } from '@adwright/tools/lip-sync/testing/talking-clip.ts';
import { Dubbed } from '@adwright/tools/video-translation/contract.ts';
import { job as dub } from '@adwright/tools/video-translation/node/job.ts';
import { toneVoices } from '@adwright/tools/video-translation/testing/tone-voices.ts';
import { createJobContext } from '@adwright/tools/testing/job-context.ts';
import { openVision } from '@adwright/vision/open-vision.ts';
import { drawPortrait, type Portrait, portraits } from '@adwright/vision/testing/portraits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const media = openMedia();
const pictures = openVision();
const rendering = openRendering();
const video = '00000000-0000-4000-8000-000000000000';
let folder = '';
let clip: TalkingClip;
const at = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-lips-'));
  const photo = await drawPortrait(portraits['ada'] as Portrait);
  const [face] = await pictures.findFaces(photo);
  if (!face) throw new Error('nobody there');
  clip = await makeTalkingClip({ photo, mesh: face.mesh, width: 600, height: 750 }, at('ada.mp4'));
}, 120_000);
afterAll(async () => {
  await Promise.all([pictures.close(), rendering.close()]);
  await rm(folder, { recursive: true, force: true });
});

function run(file: string, change: object = {}) {
  const test = createJobContext({ speech: spellingVoice, media, pictures, rendering });
  const openAsset = async () => ({ path: at(file), name: file }) as never;
  const temporaryFile = async (name: string) => at(`${Math.random()}-${name}`);
  const input = LipSyncInput.parse({ video, script: 'mamaboopama', voice: 'en', consent: true, ...change });
  return { ...test, done: job(input, { ...test.context, openAsset, temporaryFile }) };
}

describe('a film with other words', { timeout: 240_000 }, () => {
  it('moves its lips to the new ones, and nothing is left of the old', async () => {
    const { saved, stages, done } = run('ada.mp4');
    const output = LipSyncOutput.parse(await done);
    expect(stages).toEqual(['look', 'speak', 'track', 'animate', 'render', 'pack']);
    expect(output.sync).toMatchObject({ closed_share: 1, stillness: 1 });
    expect(output.sync.correlation).toBeGreaterThan(0.8);
    expect(output.sync.sharpness).toBeGreaterThan(0.7);
    const film = saved.get(output.film.name);
    if (!film) throw new Error('no film');
    await writeFile(at('made.mp4'), film.body);
    expect(Buffer.from(film.body).includes('AI-generated video')).toBe(true);
    const facts = await media.probe(at('made.mp4'));
    expect(facts).toMatchObject({ video: { width: 360, height: 360, fps: 12 }, audio: { channels: 2 } });
    // 0.3 s before the words and 0.6 s after them, and back and forth where the film is too short for that.
    expect(facts.seconds).toBeCloseTo(0.3 + 11 * 0.14 + 0.6, 0);
    const seen = await seenMouths(at('made.mp4'), clip, { media, pictures });
    const followsNew = correlation(seen, wantedMouths('mamaboopama', 12));
    expect(followsNew).toBeGreaterThan(0.7);
    expect(followsNew).toBeGreaterThan(correlation(seen, mouthsOf(clip.said)) + 0.4);
  });

  it('follows with its lips what it is dubbed with, and is as long as before', async () => {
    const speaker = { ...spellingVoice.speaker, voices: toneVoices.speaker.voices };
    const test = createJobContext({ speech: { ...spellingVoice, speaker }, media, pictures, rendering });
    const openAsset = async () => ({ path: at('ada.mp4'), name: 'ada.mp4' }) as never;
    const temporaryFile = async (name: string) => at(`${Math.random()}-${name}`);
    // As a row of a batch asks for it; at the desk it is the same from the lines on.
    const translation = '00:00:00,300 --> 00:00:01,700\nmamaboop';
    const order = { mode: 'auto', video, seconds: 3, language: 'de', translation, match_lips: true, consent: true };
    const input = VideoTranslationInput.parse(order);
    const output = Dubbed.parse(await dub(input, { ...test.context, openAsset, temporaryFile }));
    expect(test.stages).toEqual(['speak', 'mix', 'lips', 'draw', 'pack']);
    expect(output.films[0]?.lips).toMatchObject({ closed_share: 1, stillness: 1 });
    expect(output.films[0]?.lips?.sharpness).toBeGreaterThan(0.7);
    const film = test.saved.get('ada-de.mp4')?.body ?? new Uint8Array();
    await writeFile(at('dubbed.mp4'), film);
    expect(Buffer.from(film).includes('AI-generated video')).toBe(true);
    expect(Buffer.from(film).includes('tx3g')).toBe(true);
    const [before, after] = [await media.probe(at('ada.mp4')), await media.probe(at('dubbed.mp4'))];
    expect(after.video).toMatchObject({ width: 360, height: 360, fps: 12 });
    expect(Math.abs(after.seconds - before.seconds)).toBeLessThanOrEqual(1 / 12 + 0.001);
    const seen = await seenMouths(at('dubbed.mp4'), clip, { media, pictures });
    const followsNew = correlation(seen, wantedMouths('mamaboop', 12));
    expect(followsNew).toBeGreaterThan(0.7);
    expect(followsNew).toBeGreaterThan(correlation(seen, mouthsOf(clip.said)) + 0.4);
  });

  it.each([
    ['nobody in it', () => makeFilm(at('bars.mp4'), { seconds: 2, width: 320, height: 240 }), 'clip_face_missing'],
    ['a moment', () => makeFilm(at('bars.mp4'), { seconds: 0.4, width: 320, height: 240 }), 'clip_too_short'],
    [
      'a cut',
      () => {
        const bars = ['-f', 'lavfi', '-i', 'testsrc=s=360x360:r=12:d=1'];
        const joined = '[0:v]fps=12,setsar=1[a];[1:v]setsar=1[b];[a][b]concat=n=2[v]';
        ffmpeg(
          '-i',
          at('ada.mp4'),
          ...bars,
          '-filter_complex',
          joined,
          '-map',
          '[v]',
          '-pix_fmt',
          'yuv420p',
          at('bars.mp4'),
        );
      },
      'clip_cuts',
    ],
    [
      'somebody far away',
      () =>
        ffmpeg('-i', at('ada.mp4'), '-vf', 'scale=100:100,pad=360:360:130:130', '-pix_fmt', 'yuv420p', at('bars.mp4')),
      'clip_face_small',
    ],
    [
      'somebody who leaves',
      () =>
        ffmpeg(
          '-i',
          at('ada.mp4'),
          '-vf',
          "drawbox=enable='gt(t,0.8)':w=iw:h=ih:color=gray:t=fill,fade=out:st=0.5:d=0.3:c=gray",
          '-pix_fmt',
          'yuv420p',
          at('bars.mp4'),
        ),
      'clip_face_lost',
    ],
  ])('is not made of %s', async (_, make, code) => {
    make();
    await expect(run('bars.mp4').done).rejects.toMatchObject({ code });
  });
});
