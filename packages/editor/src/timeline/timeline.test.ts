import { parseCreative } from '@adwright/studio/creative/parse.ts';
import { durationOf } from '@adwright/studio/creative/timeline.ts';
import { drawsFor } from '@adwright/studio/design/layer-boxes.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { evenMeasurer } from '@adwright/studio/text/even-measurer.ts';
import { describe, expect, it } from 'vitest';
import { type FilmDriver, openFilm } from '../testing/film-driver.ts';
import { captionsOf, type Item, layerSpans, sceneSpans, wordSpans } from './model/spans.ts';
import { ticksOf } from './model/time-scale.ts';

const sceneItem = (driver: FilmDriver, index: number): Item => sceneSpans(driver.film())[index]?.item as Item;
const voice: Item = { kind: 'clip', id: 'voice-1' };

/** Does something and checks that the film is still one that renders, and that one step back undoes it. */
function oneStep(driver: FilmDriver, act: () => void): void {
  const before = driver.film();
  act();
  expect(driver.film()).not.toEqual(before);
  const parsed = parseCreative(driver.film());
  expect(parsed.ok ? [] : parsed.problems).toEqual([]);
  const after = driver.film();
  driver.press('Mod+z');
  expect(driver.film()).toEqual(before);
  driver.press('Mod+Shift+z');
  expect(driver.film()).toEqual(after);
}

describe('scenes', () => {
  it('become longer and shorter at their end, and everything after follows', () => {
    const driver = openFilm();
    const before = driver.span(sceneItem(driver, 1));
    oneStep(driver, () => driver.drag(sceneItem(driver, 0), 'end', 0.5, true));
    expect(driver.span(sceneItem(driver, 1)).start).toBeCloseTo(before.start + 0.5, 1);
    driver.drag(sceneItem(driver, 0), 'end', -60, true);
    expect(driver.film().scenes[0]?.duration).toBeCloseTo(0.1);
  });

  it('lose their beginning with what was in it', () => {
    const driver = openFilm();
    const length = durationOf(driver.film());
    oneStep(driver, () => driver.drag(sceneItem(driver, 0), 'start', 0.4, true));
    expect(durationOf(driver.film())).toBeCloseTo(length - 0.4, 1);
  });

  it('change places by drag and by key', () => {
    const driver = openFilm();
    const [first, second] = driver.film().scenes.map(({ id }) => id);
    const { start, end } = driver.span(sceneItem(driver, 1));
    oneStep(driver, () => driver.drag(sceneItem(driver, 0), 'body', end - start + 0.3));
    expect(
      driver
        .film()
        .scenes.slice(0, 2)
        .map(({ id }) => id),
    ).toEqual([second, first]);
    driver.editor.choose({ kind: 'scene', id: first ?? '' });
    driver.press('Alt+ArrowLeft');
    expect(driver.film().scenes[0]?.id).toBe(first);
  });

  it('are cut in two where the playhead stands, and look the same around the cut', () => {
    const driver = openFilm();
    const { start, end } = driver.span(sceneItem(driver, 0));
    const [count, length] = [driver.film().scenes.length, durationOf(driver.film())];
    driver.editor.seek(start + (end - start) * 0.6);
    oneStep(driver, () => driver.press('s'));
    expect(driver.film().scenes).toHaveLength(count + 1);
    expect(durationOf(driver.film())).toBeCloseTo(length, 5);
  });

  it('keep the last one', () => {
    const driver = openFilm();
    for (let left = driver.film().scenes.length; left > 0; left -= 1) {
      driver.editor.choose(sceneItem(driver, 0));
      driver.press('Delete');
    }
    expect(driver.film().scenes).toHaveLength(1);
  });
});

describe('layers', () => {
  it('come later and go sooner, within their scene', () => {
    const driver = openFilm();
    const scene = driver.film().scenes[0]?.id ?? '';
    const item = layerSpans(driver.film(), scene)[0]?.item as Item;
    oneStep(driver, () => driver.drag(item, 'start', 0.3, true));
    const { start, end } = driver.span(item);
    expect(start).toBeCloseTo(0.3, 1);
    driver.drag(item, 'end', 999, true);
    expect(driver.span(item).end).toBeCloseTo(end, 5);
    oneStep(driver, () => driver.drag(item, 'body', -0.2, true));
    expect(driver.span(item).start).toBeCloseTo(0.1, 1);
  });

  it('are drawn when the timeline says so', () => {
    const driver = openFilm();
    const scene = driver.film().scenes[0]?.id ?? '';
    const item = layerSpans(driver.film(), scene)[0]?.item as Item;
    driver.drag(item, 'start', 0.5, true);
    const list = layoutCreative(driver.film(), evenMeasurer);
    const node = list.scenes[0]?.nodes.find((one) => drawsFor(one, new Set([item.id])));
    expect(node?.start).toBeCloseTo(driver.span(item).start, 3);
  });
});

describe('sound', () => {
  it('moves, and is drawn to a cut or a beat that is near', () => {
    const driver = openFilm(undefined, [2.4]);
    const before = driver.span(voice).start;
    oneStep(driver, () => driver.drag(voice, 'body', 2.45 - before));
    expect(driver.span(voice).start).toBeCloseTo(2.4, 5);
    driver.drag(voice, 'body', 0.31, true);
    expect(driver.span(voice).start).toBeCloseTo(2.7, 1);
  });

  it('keeps what sounds at a moment when its beginning is cut', () => {
    const driver = openFilm();
    oneStep(driver, () => driver.drag(voice, 'start', 1, true));
    expect(driver.film().audio[0]).toMatchObject({ start: 1.5, from: 1, duration: 5 });
    driver.drag(voice, 'end', 99, true);
    expect(driver.span(voice).end - driver.span(voice).start).toBeCloseTo(7, 5);
  });

  it('is cut in two without a gap', () => {
    const driver = openFilm();
    driver.editor.choose(voice);
    driver.editor.seek(3);
    oneStep(driver, () => driver.press('s'));
    expect(driver.film().audio.slice(0, 2)).toMatchObject([
      { start: 0.5, duration: 2.5 },
      { start: 3, from: 2.5, duration: 3.5 },
    ]);
  });
});

describe('captions', () => {
  it('move word by word and never past each other', () => {
    const driver = openFilm();
    const [first, second] = wordSpans(driver.film());
    if (!first || !second) throw new Error('the sample has no captions');
    oneStep(driver, () => driver.drag(first.item, 'end', -0.1, true));
    driver.drag(first.item, 'body', 99, true);
    const words = captionsOf(driver.film())?.layer.words ?? [];
    expect(words[0]?.end).toBeLessThanOrEqual((words[1]?.start ?? 0) + 1e-9);
    expect(driver.span(second.item).start).toBeCloseTo(second.start, 5);
  });
});

it('goes picture by picture, and never beyond the film', () => {
  const driver = openFilm();
  driver.press('ArrowRight', 'Shift+ArrowRight');
  expect(driver.editor.get().playhead).toBeCloseTo(11 / driver.film().fps, 5);
  driver.press('End', 'ArrowRight');
  expect(driver.editor.get().playhead).toBeCloseTo(durationOf(driver.film()), 5);
});

it('lets go of a drag with nothing changed', () => {
  const driver = openFilm();
  const before = driver.film();
  driver.drag(voice, 'body', 0.01);
  expect(driver.film()).toBe(before);
});

it('writes the ruler so that its numbers do not touch', () => {
  expect(ticksOf(10, { perSecond: 60 })).toHaveLength(11);
  expect(ticksOf(10, { perSecond: 10 })).toEqual([0, 10]);
});
