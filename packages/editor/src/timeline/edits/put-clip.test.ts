import { parseCreative } from '@adwright/studio/creative/parse.ts';
import { durationOf } from '@adwright/studio/creative/timeline.ts';
import type { OwnClip } from '@adwright/studio/film/own-clip.ts';
import { expect, it } from 'vitest';
import { sampleFilm } from '../sample-film.ts';
import { clipIn, putClip } from './put-clip.ts';
import { splitScene } from './split-scene.ts';

const clip: OwnClip = {
  asset: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  kind: 'video',
  width: 1920,
  height: 1080,
  seconds: 12,
  from: 2,
  focus: { x: 0.3, y: 0.5 },
  sound: true,
};
const film = sampleFilm();
const [first, second] = film.scenes.map(({ id }) => id) as [string, string];

it('is seen and heard in its scene, and read back as it was put', () => {
  const made = putClip(film, first, clip);
  expect(parseCreative(JSON.parse(JSON.stringify(made)))).toMatchObject({ ok: true });
  expect(durationOf(made)).toBe(durationOf(film));
  expect(clipIn(made, first)).toEqual(clip);
  expect(clipIn(film, first)).toBeNull();
});

it('is trimmed, cropped and silenced without another layer, asset or sound', () => {
  const made = putClip(film, first, clip);
  const trimmed = putClip(made, first, { ...clip, from: 4, focus: { x: 0.8, y: 0.5 }, sound: false });
  expect(clipIn(trimmed, first)).toMatchObject({ from: 4, focus: { x: 0.8 }, sound: false });
  expect(trimmed.audio).toEqual(film.audio);
  expect(Object.keys(trimmed.assets)).toEqual(Object.keys(made.assets));
  expect(trimmed.scenes[0]?.layers.length).toBe(made.scenes[0]?.layers.length);
});

it('may be in two scenes, each with its own part and sound', () => {
  const both = putClip(putClip(film, first, clip), second, { ...clip, from: 7 });
  expect([clipIn(both, first)?.from, clipIn(both, second)?.from]).toEqual([2, 7]);
  expect(new Set(both.audio.map(({ id }) => id)).size).toBe(both.audio.length);
});

it('goes on behind a cut where the cut left it', () => {
  const cut = splitScene(putClip(film, first, clip), first, 1);
  expect(clipIn(cut, cut.scenes[1]?.id ?? '')?.from).toBeCloseTo(3, 5);
});
