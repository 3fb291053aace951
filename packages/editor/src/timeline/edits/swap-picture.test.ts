import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import { parseCreative } from '@adwright/studio/creative/parse.ts';
import { everyLayer } from '@adwright/studio/design/layer-tree.ts';
import { sampleInput } from '@adwright/studio/samples/sample-input.ts';
import { buildCreative } from '@adwright/studio/template.ts';
import { shadowUnder } from '@adwright/studio/templates/kit/product-layers.ts';
import { templates } from '@adwright/studio/templates/registry.ts';
import { expect, it } from 'vitest';
import { swapPicture } from './swap-picture.ts';

const whole = { x: 0, y: 0, width: 1, height: 1 };
const kettle = {
  id: 'kettle',
  asset: { kind: 'image', src: 'sample:kettle:cutout', width: 1600, height: 2000, cutout: true },
} as const;
/** A kettle in the middle of an upright picture. */
const inkOfKettle = { x: 0.2, y: 0.3, width: 0.6, height: 0.4 };

/** A film whose product stands on a shadow of its own, and where. */
function staged(): { film: Creative; scene: string; layer: string } {
  for (const template of templates.filter(({ kind }) => kind === 'video')) {
    const film = buildCreative(template, sampleInput({ language: 'en', placement: 'meta-reels' }));
    for (const scene of film.scenes) {
      const shadow = everyLayer(scene.layers).find(({ id }) => id.endsWith('-shadow'));
      if (shadow) return { film, scene: scene.id, layer: shadow.id.replace('-shadow', '') };
    }
  }
  throw new Error('no film has a shadow');
}

const { film, scene, layer } = staged();
const find = (creative: Creative, id: string): Layer | undefined =>
  everyLayer(creative.scenes.find((one) => one.id === scene)?.layers ?? []).find((one) => one.id === id);
const box = (creative: Creative, id: string) => find(creative, id)?.box ?? whole;

it('gives a product that is swapped in a shadow of its own, on the same ground', () => {
  const swapped = swapPicture(film, { scene, layer }, kettle, { from: whole, to: inkOfKettle });
  expect(parseCreative(swapped).ok).toBe(true);
  const [before, now, shadow] = [box(film, layer), box(swapped, layer), box(swapped, `${layer}-shadow`)];
  const seen = {
    x: now.x + inkOfKettle.x * now.width,
    y: now.y + inkOfKettle.y * now.height,
    width: inkOfKettle.width * now.width,
    height: inkOfKettle.height * now.height,
  };
  expect(seen.y + seen.height).toBeCloseTo(before.y + before.height);
  expect(seen.x + seen.width / 2).toBeCloseTo(before.x + before.width / 2);
  expect(now.width / now.height).toBeCloseTo(0.8);
  for (const [side, value] of Object.entries(shadowUnder(seen))) expect(shadow[side as 'x']).toBeCloseTo(value);
});

it('puts everything back when the first picture comes back', () => {
  const [id, asset] = Object.entries(film.assets).find(
    ([name]) => name === (find(film, layer) as { asset: string }).asset,
  )!;
  const swapped = swapPicture(film, { scene, layer }, kettle, { from: whole, to: inkOfKettle });
  const back = swapPicture(swapped, { scene, layer }, { id, asset }, { from: inkOfKettle, to: whole });
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(box(back, layer)[side]).toBeCloseTo(box(film, layer)[side]);
    expect(box(back, `${layer}-shadow`)[side]).toBeCloseTo(box(film, `${layer}-shadow`)[side]);
  }
});

it('leaves no shadow under a photograph', () => {
  const photo = { id: 'room', asset: { kind: 'image', src: 'sample:room:scene', width: 1600, height: 1200 } } as const;
  const swapped = swapPicture(film, { scene, layer }, photo, { from: whole, to: whole });
  expect(find(swapped, `${layer}-shadow`)?.opacity).toBe(0);
});
