import { describe, expect, it } from 'vitest';
import { parseCreative } from '../creative/parse.ts';
import { durationOf, sceneTimes } from '../creative/timeline.ts';
import type { Layer } from '../creative/layer.ts';
import { sampleInput } from '../samples/sample-input.ts';
import { templates } from '../templates/registry.ts';
import { assembleFilm, type StoryScene } from './assemble-film.ts';

const story: readonly StoryScene[] = [
  { text: 'Still thirsty?', seconds: 3 },
  { text: 'Pressed at dawn', seconds: 2.5 },
  { text: 'No sugar added', seconds: 2 },
  { text: 'Cold within a minute', seconds: 3.5 },
  { text: 'Back by Friday', seconds: 2 },
  { text: 'Skip any week', seconds: 3 },
  { text: 'Try a box', seconds: 4 },
];
const films = templates.filter(({ kind }) => kind === 'video');
const input = (placement: 'meta-reels' | 'youtube-wide' | 'meta-feed-square') =>
  sampleInput({ language: 'en', placement });

function textsIn(layers: readonly Layer[]): string {
  const found = layers.map((layer) =>
    layer.kind === 'group' ? textsIn(layer.children) : layer.kind === 'text' ? layer.text : '',
  );
  return found.join(' ').toLowerCase();
}

function idsIn(layers: readonly Layer[]): string[] {
  return layers.flatMap((layer) => [layer.id, ...(layer.kind === 'group' ? idsIn(layer.children) : [])]);
}

describe.each(films.map((template) => [template.id, template] as const))('a film of %s', (_, template) => {
  it.each(['meta-reels', 'youtube-wide', 'meta-feed-square'] as const)('lasts as long as its story in %s', (place) => {
    const film = assembleFilm(template, input(place), story);
    expect(durationOf(film)).toBeCloseTo(20, 5);
    expect(parseCreative(JSON.parse(JSON.stringify(film)))).toMatchObject({ ok: true });
    const ids = film.scenes.flatMap(({ id, layers }) => [`scene ${id}`, ...idsIn(layers)]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows clips when their words are said, and everything else around them', () => {
    const asset = { kind: 'video', src: 'asset:clip', width: 1920, height: 1080, duration: 9 } as const;
    const clip = { id: 'own', asset, from: 1.5, focus: { x: 0.3, y: 0.5 } };
    const told = story.map((scene, index) => (index === 0 || index === 3 ? { ...scene, clip } : scene));
    const film = assembleFilm(template, input('meta-reels'), told);
    expect(durationOf(film)).toBeCloseTo(20, 5);
    expect(parseCreative(JSON.parse(JSON.stringify(film)))).toMatchObject({ ok: true });
    const times = sceneTimes(film);
    const starts = film.scenes.flatMap(({ layers }, index) =>
      layers.some(({ kind }) => kind === 'video') ? [times[index]?.start ?? -1] : [],
    );
    expect(starts).toHaveLength(2);
    expect(starts[0]).toBe(0);
    expect(Math.abs((starts[1] ?? 0) - 7.5)).toBeLessThan(0.45);
    expect(textsIn(film.scenes.at(-1)?.layers ?? [])).toContain('try a box');
  });

  it('ends with its own end card and the call, for as long as that is said', () => {
    const film = assembleFilm(template, input('meta-reels'), story);
    expect(textsIn(film.scenes.at(-1)?.layers ?? [])).toContain('try a box');
    const [last] = sceneTimes(film).slice(-1);
    expect((last?.end ?? 0) - (last?.start ?? 0) - (last?.overlap ?? 0)).toBeCloseTo(4, 5);
  });

  it('has a cover on which a scene is whole', () => {
    const film = assembleFilm(template, input('meta-reels'), story);
    const { poster = -1 } = film.meta;
    const times = sceneTimes(film);
    const seen = times.filter(({ start, end }) => start <= poster && poster < end);
    expect(seen).toHaveLength(1);
    expect(poster).toBeGreaterThanOrEqual((seen[0]?.start ?? 0) + (seen[0]?.overlap ?? 0));
  });

  it('says the last thing before the call in a scene of its own, at its time', () => {
    const film = assembleFilm(template, input('meta-reels'), story);
    const times = sceneTimes(film);
    const at = film.scenes.findIndex(({ layers }) => textsIn(layers).includes('skip any week'));
    // What moves by words, and what covers the whole story, says it in its own way.
    if (template.id === 'caption-story' || at === -1) return;
    expect(times[at]?.end).toBeGreaterThan(15);
  });
});

it('shows nothing where nothing was written: the scene before stays', () => {
  const [template] = films;
  if (!template) throw new Error('no film');
  const silent = story.map((scene, index) => (index === 3 ? { ...scene, text: ' ' } : scene));
  const film = assembleFilm(template, input('meta-reels'), silent);
  expect(durationOf(film)).toBeCloseTo(20, 5);
  expect(film.scenes).toHaveLength(assembleFilm(template, input('meta-reels'), story).scenes.length - 1);
});

it('is a film of nothing but clips and the end card, where every scene has one', () => {
  const asset = { kind: 'image', src: 'asset:photo', width: 1080, height: 1920 } as const;
  const clip = { id: 'own', asset, from: 0, focus: { x: 0.5, y: 0.5 } };
  const film = assembleFilm(
    films[0] as (typeof films)[number],
    input('meta-reels'),
    story.map((scene) => ({ ...scene, clip })),
  );
  expect(film.scenes).toHaveLength(story.length);
  expect(durationOf(film)).toBeCloseTo(20, 5);
  expect(film.scenes.slice(0, -1).every(({ layers }) => layers[0]?.kind === 'image')).toBe(true);
});

it.each(films.filter(({ continues }) => continues).map((template) => [template.id, template] as const))(
  '%s, which says all it has in its opening, goes on with a scene for each thing that is left',
  (_, template) => {
    const film = assembleFilm(template, input('meta-reels'), story);
    const shown = film.scenes.map(({ layers }) => textsIn(layers));
    expect(shown.findIndex((text) => text.includes('skip any week'))).toBeGreaterThan(0);
    expect(film.scenes.flatMap(({ layers }) => idsIn(layers)).join(' ')).not.toMatch(/clip-\d+-heart/);
  },
);
