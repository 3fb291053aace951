import type { Creative } from '@adwright/studio/creative/creative.ts';
import { parseCreative } from '@adwright/studio/creative/parse.ts';
import { durationOf } from '@adwright/studio/creative/timeline.ts';
import type { Film } from '@adwright/studio/document/film.ts';
import { expect, it } from 'vitest';
import { openFilm } from '../testing/film-driver.ts';
import { carryAlong, ownerOf, placesOf } from './edits/carry-along.ts';
import { copyScene } from './edits/copy-scene.ts';
import { removeItem } from './edits/edit-item.ts';
import { moveScene } from './edits/move-scene.ts';
import { sayLine, voiceIn } from './edits/say-line.ts';
import { setTransition } from './edits/scene-transition.ts';
import { writeText } from './edits/write-text.ts';
import { captionsOf } from './model/spans.ts';
import { sampleFilm } from './sample-film.ts';

/** Every scene with a line of its own and one caption, as films have them. */
function spokenFilm(): Film {
  const film = sampleFilm();
  const places = placesOf(film);
  const audio = places.map(({ from }, index) => ({
    id: `voice-${index}`,
    role: 'voice' as const,
    asset: `voice-${index}`,
    start: from + 0.1,
  }));
  const assets = Object.fromEntries(
    audio.map(({ asset }, index) => [asset, { kind: 'audio' as const, src: `speech:${index}`, duration: 0.5 }]),
  );
  const words = places.map(({ from }, index) => ({ text: `Word${index}`, start: from + 0.1, end: from + 0.5 }));
  const overlay = film.overlay.map((layer) => (layer.kind === 'captions' ? { ...layer, words } : layer));
  const lines = Object.fromEntries(
    places.map((_, index) => [String(index), { text: `Word${index}`, voice: 'v', speed: 1, words: [] }]),
  );
  const creative: Creative = { ...film, assets: { ...film.assets, ...assets }, audio, overlay };
  return { run_id: null, lines, formats: { '9:16': creative, '1:1': creative } };
}

const openSpoken = () => openFilm(spokenFilm());

/** Which line is said over which scene, and which caption is shown there. */
function pairs(film: Creative): string[] {
  const places = placesOf(film);
  const words = captionsOf(film)?.layer.words ?? [];
  return film.audio.map(({ id, start }) => {
    const scene = ownerOf(places, start)?.id;
    const shown = words.filter((word) => ownerOf(places, word.start)?.id === scene).map(({ text }) => text);
    return `${id} ${scene} ${shown.join(' ')}`;
  });
}

it('takes what is said and captioned along with its scene', () => {
  const driver = openSpoken();
  const before = pairs(driver.film()).toSorted();
  const [first] = driver.film().scenes;
  driver.editor.edit((now) => carryAlong(now, moveScene(now, first?.id ?? '', 1)));
  expect(pairs(driver.film()).toSorted()).toEqual(before);
  driver.drag({ kind: 'scene', id: first?.id ?? '' }, 'end', 0.7, true);
  expect(pairs(driver.film()).toSorted()).toEqual(before);
  const words = captionsOf(driver.film())?.layer.words ?? [];
  expect(words.map(({ start }) => start)).toEqual(words.map(({ start }) => start).toSorted((a, b) => a - b));
});

it('takes a scene away with its line and its captions', () => {
  const driver = openSpoken();
  const [, second] = driver.film().scenes;
  driver.editor.edit((now) => removeItem(now, { kind: 'scene', id: second?.id ?? '' }));
  expect(driver.film().audio.map(({ id }) => id)).not.toContain('voice-1');
  expect(captionsOf(driver.film())?.layer.words.map(({ text }) => text)).not.toContain('Word1');
  expect(pairs(driver.film()).every((pair) => pair.split(' ').length === 3)).toBe(true);
});

it('changes every format alike, and takes all of it back in one step', () => {
  const driver = openSpoken();
  const before = driver.editor.get().film;
  const [scene] = driver.film().scenes;
  driver.drag({ kind: 'scene', id: scene?.id ?? '' }, 'end', 0.5, true);
  const { formats } = driver.editor.get().film;
  expect(formats['1:1']?.scenes).toEqual(formats['9:16']?.scenes);
  driver.press('Mod+z');
  expect(driver.editor.get().film).toEqual(before);
  driver.editor.chooseFormat('1:1');
  expect([driver.editor.get().format, driver.film()]).toEqual(['1:1', before.formats['1:1']]);
});

it('adds a scene that looks like the one before it, with words of its own and in silence', () => {
  const driver = openSpoken();
  const { scenes } = driver.film();
  const scene = scenes.at(-1);
  driver.editor.edit((now) => copyScene(now, scene?.id ?? '', 'Your text'));
  expect(driver.film().scenes).toHaveLength(scenes.length + 1);
  expect(driver.film().audio).toHaveLength(scenes.length);
  expect(JSON.stringify(driver.film().scenes.at(-1))).toContain('Your text');
  const parsed = parseCreative(driver.film());
  expect(parsed.ok ? [] : parsed.problems).toEqual([]);
});

it('says a line anew for as long as it takes, and shows its words', () => {
  const driver = openSpoken();
  const [scene, next] = driver.film().scenes;
  const length = durationOf(driver.film());
  const line = {
    text: 'A much longer line',
    voice: 'v',
    speed: 1,
    seconds: 9,
    words: [{ text: 'Longer', start: 0, end: 9 }],
  };
  driver.editor.editFilm((film) => sayLine(film, scene?.id ?? '', line));
  const { film } = driver.editor.get();
  const clip = voiceIn(driver.film(), scene?.id ?? '');
  expect(driver.film().assets[clip?.asset ?? '']).toMatchObject({ duration: 9 });
  expect(durationOf(driver.film())).toBeGreaterThan(length + 5);
  expect(captionsOf(driver.film())?.layer.words[0]?.text).toBe('Longer');
  expect(captionsOf(driver.film())?.layer.words.map(({ text }) => text)).not.toContain('Word0');
  expect(pairs(driver.film())).toContain(`voice-1 ${next?.id} Word1`);
  expect(Object.keys(film.lines)).toHaveLength(driver.film().scenes.length + 1);
  driver.editor.editFilm((now) => sayLine(now, scene?.id ?? '', null));
  expect(voiceIn(driver.film(), scene?.id ?? '')).toBeUndefined();
});

it('softens a cut without hurrying anything, and writes words where each format has them', () => {
  const driver = openSpoken();
  const [, scene] = driver.film().scenes;
  const length = durationOf(driver.film());
  for (const kind of ['crossfade', 'cut', 'wipe'] as const) {
    driver.editor.edit((now) => setTransition(now, scene?.id ?? '', kind));
    expect(durationOf(driver.film())).toBeCloseTo(length, 5);
  }
  const text = JSON.stringify(scene).match(/"kind":"text","id":"([^"]+)"[^}]*?"text":"([^"]+)"/);
  if (!text) return;
  driver.editor.edit((now) =>
    writeText(now, { scene: scene?.id ?? '', id: text[1] ?? '', text: text[2] ?? '' }, 'New words'),
  );
  expect(JSON.stringify(driver.editor.get().film.formats['1:1'])).toContain('New words');
});
