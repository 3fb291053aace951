import { clipRatios, productMoves, ProductVideoInput } from '@adwright/contract/ads-video/product-video.ts';
import { ProductPlaceId } from '@adwright/contract/ads-image/product-image.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { places } from '@adwright/places/places.ts';
import { parseCreative } from '@adwright/studio/creative/parse.ts';
import { durationOf } from '@adwright/studio/creative/timeline.ts';
import { stateAt } from '@adwright/studio/draw/state.ts';
import { depthColumn, depthRow } from '@adwright/studio/layout/depth.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { evenMeasurer } from '@adwright/studio/text/even-measurer.ts';
import { describe, expect, it } from 'vitest';
import { contract } from '../contract.ts';
import { clipOf } from './clip-of.ts';
import { frameOfRatio } from '../../kit/film/plan/ratios.ts';
import { stepAt, turnedSample } from './full-turn.ts';
import { placeToOpen } from './plates.ts';
import { photoWindow, standOf, type ViewShape } from './set.ts';

const bottle: ViewShape = { width: 900, height: 1200, box: { x: 250, y: 100, width: 400, height: 1000 }, light: -0.8 };
const shoe: ViewShape = { width: 1200, height: 800, box: { x: 100, y: 250, width: 1000, height: 400 }, light: 0.6 };
const order = (some: object): ProductVideoInput =>
  ProductVideoInput.parse({ pictures: ['sample:mug:cutout'], ...some });
const named = (name: string): string => `plate:${name}`;

describe.each(clipRatios)('in %s', (ratio) => {
  it.each(productMoves)('a clip of %s is a document that lasts as long as was asked', (move) => {
    for (const [place, views] of [
      ['podium-arch', [bottle]],
      ['living-day', [shoe]],
      ['round-plinth', [shoe]],
      ['beach-noon', [bottle, shoe, bottle]],
    ] as const) {
      const input = order({
        place,
        moves: [move, 'parallax'],
        price: '$49',
        title: 'Lamp',
        seconds: 7,
        music: 'velvet',
      });
      const clip = clipOf(input, ratio, views, named);
      expect(parseCreative(JSON.parse(JSON.stringify(clip)))).toMatchObject({ ok: true });
      expect(durationOf(clip)).toBeCloseTo(7, 5);
      expect(clip.audio.map(({ role }) => role)).toContain('music');
    }
  });

  it('keeps the product of a photo where it was taken, and the photo over the whole frame', () => {
    const frame = frameOfRatio(ratio);
    for (const view of [bottle, shoe]) {
      const window = photoWindow(frame, view);
      expect(window.x).toBeGreaterThanOrEqual(0);
      expect(window.y + window.height).toBeLessThanOrEqual(view.height + 1e-6);
      const at = standOf(frame, 'photo', view);
      expect(at.width / at.height).toBeCloseTo(view.box.width / view.box.height, 1);
    }
  });
});

it('shows every side in turn, and says nothing without words or music', () => {
  const clip = clipOf(order({ moves: ['parallax', 'macro'] }), '1:1', [bottle, shoe], named);
  expect(Object.keys(clip.assets)).toEqual(expect.arrayContaining(['ground-0', 'ground-1', 'view-0', 'view-1']));
  expect(clip.audio).toEqual([]);
  expect(JSON.stringify(clip.scenes)).not.toContain('"kind":"text"');
});

it('never moves its place over itself from one shot to the next', () => {
  const kinds = productMoves.flatMap((move) => {
    const { scenes } = clipOf(order({ moves: ['parallax', move], price: '$49' }), '9:16', [bottle], named);
    return scenes[1]?.transition?.kind ?? [];
  });
  expect(kinds).toHaveLength(productMoves.length);
  expect(kinds).not.toContain('push');
  expect(kinds).not.toContain('wipe');
});

it('happens in every photographed place, and in none that there is not', () => {
  for (const place of [...ProductPlaceId.options, 'dune', 'photo']) expect(order({ place }).place).toBe(place);
  expect(() => order({ place: 'on-the-moon' })).toThrow();
  expect(placeToOpen(order({}))).not.toBeNull();
});

describe('a product that was photographed all around', () => {
  const narrow = { x: 500, y: 240, width: 300, height: 420 };
  const turn = Array.from({ length: 24 }, (_, step) => (step % 12 === 0 ? shoe.box : narrow));
  const turned: ViewShape = { ...shoe, turn };

  it.each([
    ['living-day', ['step-', 'ground-step-']],
    ['round-plinth', ['step-', 'shade-step-']],
    ['photo', ['step-', 'ground']],
  ])('is there at every moment, and its shadow with it: %s', (place, names) => {
    for (const moves of [['orbit'], ['orbit', 'macro', 'parallax']]) {
      const clip = clipOf(order({ place, moves, seconds: 6 }), '4:5', [turned], named);
      const seconds = clip.scenes[0]?.duration ?? 0;
      expect(parseCreative(JSON.parse(JSON.stringify(clip)))).toMatchObject({ ok: true });
      const [camera] = clip.scenes[0]?.layers ?? [];
      const layers = camera?.kind === 'group' ? camera.children : [];
      for (let at = 0; at < seconds; at += 0.05) {
        // What is still coming lies over what is wholly there.
        const whole = (name: string): boolean =>
          layers.some((layer) => {
            if (layer.kind !== 'image' || !layer.asset.startsWith(name)) return false;
            const { start = 0, end = seconds } = layer.time ?? {};
            const coming = layer.motion?.find(({ phase }) => phase === 'in');
            return at >= start + (coming?.phase === 'in' ? (coming.duration ?? 0) : 0) - 1e-6 && at <= end + 1e-6;
          });
        expect(names.filter((name) => !whole(name))).toEqual([]);
      }
    }
  });

  it('ends with its front, where the front stands', () => {
    const clip = clipOf(order({ place: 'living-day', moves: ['orbit', 'macro'], seconds: 5 }), '4:5', [turned], named);
    const text = JSON.stringify(clip.scenes[0]);
    const [last] = [...text.matchAll(/"asset":"(step-\d+-\d+)"/g)].at(-1)?.slice(1) ?? [];
    expect(last).toBe('step-0-0');
    const at = standOf(frameOfRatio('4:5'), 'living-day', shoe);
    expect(stepAt(at, shoe, shoe.box)).toEqual(at);
  });

  it('is turned only where it is a sample alone, cut out, in a shot that goes around it', () => {
    expect(turnedSample(['sample:sneaker:cutout'], ['orbit', 'price'])).toBe('sneaker');
    expect(turnedSample(['sample:sneaker:cutout'], ['parallax'])).toBeNull();
    expect(turnedSample(['sample:sneaker:scene'], ['orbit'])).toBeNull();
    expect(turnedSample(['sample:sneaker:cutout', 'sample:mug:cutout'], ['orbit'])).toBeNull();
    expect(turnedSample(['00000000-0000-4000-8000-000000000000'], ['orbit'])).toBeNull();
  });
});

/** Places of one set share its camera: one of them speaks for all. */
const cameras = [...new Map(places.map((place) => [JSON.stringify([place.ground, place.extent]), place.id])).values()];

it.each(productMoves)('never shows the edge of a place, however the camera goes: %s', (move) => {
  for (const ratio of clipRatios)
    for (const place of cameras)
      for (const view of [bottle, shoe]) {
        const clip = clipOf(order({ place, moves: [move], price: '$49', seconds: 5 }), ratio, [view], named);
        expect(worstEdge(clip)).toBeLessThan(1);
      }
});

it.each(['9:16', '4:5', '1:1'] as const)('says its price above the product, not over its cap, in %s', (ratio) => {
  const title = 'Hydrating Night Cream With Hyaluronic Acid';
  for (const place of [...cameras, 'round-plinth', 'dune'])
    for (const view of [bottle, shoe]) {
      const clip = clipOf(order({ place, moves: ['price'], price: '€ 1,249.90', title }), ratio, [view], named);
      const { nodes } = layoutCreative(clip, evenMeasurer).scenes[0] ?? { nodes: [] };
      const feet = nodes.filter(({ id }) => /-(?:title|tag|price)\b/u.test(id)).map(({ box }) => box.y + box.height);
      const cap = nodes.find(({ slot }) => slot === 'product')?.box.y ?? 0;
      expect(feet.length).toBeGreaterThan(1);
      expect(Math.max(...feet)).toBeLessThanOrEqual(cap);
    }
});

/** How many pixels of the frame lie beside a place, at most. */
function worstEdge(clip: Creative): number {
  const { width, height, scenes } = layoutCreative(clip, evenMeasurer);
  let worst = 0;
  for (const node of scenes[0]?.nodes ?? [])
    for (const t of [0, 1, 2.5, 4, 4.99]) {
      const { depth, scale, x, y } = stateAt(node, t);
      if (!depth) continue;
      for (const row of [0, height * 0.3, height * 0.7, height]) {
        const line = depthRow(depth, (row - y) / scale);
        const [left, right] = [0, width].map((column) => depthColumn(depth, line, (column - x) / scale));
        worst = Math.max(worst, -(left ?? 0), (right ?? 0) - width, -line.from, line.from - height);
      }
    }
  return worst;
}

it('costs a credit up to eight seconds and two beyond, for each format', () => {
  expect(contract.price(order({}))).toBe(1);
  expect(contract.price(order({ seconds: 15, ratios: ['9:16', '1:1', '9:16'] }))).toBe(4);
});

it.each([
  ['a price reveal without a price', { moves: ['price'] }],
  ['more shots than the seconds hold', { moves: ['parallax', 'light', 'macro', 'orbit'], seconds: 5 }],
  ['music that does not exist', { music: 'nobody-plays-this' }],
])('refuses %s before anything is held', (_, some) => {
  expect(() => contract.check?.(order(some))).toThrow('invalid_input');
});
