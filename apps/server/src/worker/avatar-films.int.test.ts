import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { personRef } from '@adwright/contract/avatar/avatar-ref.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { AvatarVideoInput } from '@adwright/contract/project/avatar-video.ts';
import { openMedia } from '@adwright/media/open-media.ts';
import { ffmpeg } from '@adwright/media/testing/make-film.ts';
import { people } from '@adwright/people/people.ts';
import { personMesh, personPicture } from '@adwright/people/pictures.ts';
import { openRendering } from '@adwright/renderer/open-rendering.ts';
import { job } from '@adwright/tools/avatar-video/node/job.ts';
import { TalkingOutput } from '@adwright/tools/kit/talking/plan/talking-output.ts';
import { spellingVoice } from '@adwright/tools/lip-sync/testing/spelling-voice.ts';
import { createJobContext } from '@adwright/tools/testing/job-context.ts';
import { VideoAdInput } from '@adwright/tools/video-ad/contract.ts';
import { makeFilms } from '@adwright/tools/video-ad/node/make-films.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

const media = openMedia();
const rendering = openRendering();
const [person] = people;
const look = person?.looks[0];
if (!person || !look) throw new Error('nobody is built in');
let folder = '';
const at = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-avatars-'));
});
afterAll(async () => {
  await rendering.close();
  await rm(folder, { recursive: true, force: true });
});

const readAvatar = async () => ({
  picture: await readFile(personPicture(person.id, look.id)),
  mesh: Float32Array.from(JSON.parse(await readFile(personMesh(person.id, look.id), 'utf8')) as number[]),
  cutOut: true,
  consent: null,
});

/** The grey of a film's frame at a second, pixel by pixel. */
const greyAt = (second: number): Buffer =>
  ffmpeg('-ss', String(second), '-i', at('made.mp4'), '-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'gray', 'pipe:1');

it(
  'makes somebody speak about a product, lips in time, before a ground that stays still',
  { timeout: 240_000 },
  async () => {
    const test = createJobContext({ speech: spellingVoice, media, rendering, readAvatar });
    const temporaryFile = async (name: string) => at(`${Math.random()}-${name}`);
    const input = AvatarVideoInput.parse({
      avatar: personRef(person.id, look.id),
      script: 'mamaop',
      voice: 'en',
      ratio: '1:1',
      background: { kind: 'place', id: 'kitchen-oak' },
      product: { picture: 'sample:candle:cutout', title: 'Amber Candle', price: '$24', cta: 'Shop now' },
    });
    const output = TalkingOutput.parse(await job(input, { ...test.context, temporaryFile }));
    expect(test.stages).toEqual(['look', 'speak', 'animate', 'render', 'pack']);
    expect(output.sync).toMatchObject({ closed_share: 1, stillness: 1 });
    const film = test.saved.get(output.film.name);
    if (!film) throw new Error('no film');
    expect(output.film.name).toBe('amber-candle-1x1.mp4');
    expect(Buffer.from(film.body).includes('AI-generated video')).toBe(true);
    await writeFile(at('made.mp4'), film.body);
    const size = { width: 1080, height: 1080 };
    expect(await media.probe(at('made.mp4'))).toMatchObject({ video: size, audio: { channels: 2 } });
    const [early, late] = [greyAt(0.1), greyAt(0.75)];
    const moved = (x: number, y: number, width: number, height: number): number => {
      let most = 0;
      for (let row = y; row < y + height; row += 1)
        for (let column = x; column < x + width; column += 1) {
          const i = row * size.width + column;
          most = Math.max(most, Math.abs((early[i] ?? 0) - (late[i] ?? 0)));
        }
      return most;
    };
    // The room beside the card, and the presenter.
    expect(moved(1030, 300, 40, 200)).toBeLessThan(14);
    expect(moved(120, 250, 350, 350)).toBeGreaterThan(40);
  },
);

it('shows nobody who is somebody else’s', async () => {
  const test = createJobContext({ speech: spellingVoice, media, rendering });
  const avatar = 'avatar:00000000-0000-4000-8000-000000000000';
  const input = AvatarVideoInput.parse({ avatar, script: 'ma', voice: 'en' });
  await expect(job(input, test.context)).rejects.toThrow(AppError);
});

it('has a presenter say what an ad opens with, and says so inside the file', { timeout: 240_000 }, async () => {
  const test = createJobContext({ speech: spellingVoice, media, rendering, readAvatar });
  const temporaryFile = async (name: string) => at(`${Math.random()}-${name}`);
  const scenes = [
    { spoken: 'mamaop', on_screen: 'Cold feet?', seconds: 2 },
    { spoken: '', on_screen: 'Warm socks', seconds: 2 },
  ];
  const input = VideoAdInput.parse({
    product: { title: 'Socks', pictures: ['sample:candle:cutout'] },
    script: { scenes },
    voice: 'en',
    ratios: ['1:1'],
    avatar: personRef(person.id, look.id),
  });
  const { films } = await makeFilms(input, { ...test.context, temporaryFile });
  const film = test.saved.get(films[0]?.name ?? '');
  if (!film) throw new Error('no film');
  expect(Buffer.from(film.body).includes('a computer-generated presenter')).toBe(true);
  await writeFile(at('ad.mp4'), film.body);
  expect(await media.probe(at('ad.mp4'))).toMatchObject({
    video: { width: 1080, height: 1080 },
    audio: { channels: 2 },
  });
});
