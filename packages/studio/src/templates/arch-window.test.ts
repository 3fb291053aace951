import { expect, it } from 'vitest';
import { coverSource } from '../layout/geometry.ts';
import { layoutCreative } from '../layout/layout.ts';
import { placements } from '../placements.ts';
import { sampleInput } from '../samples/sample-input.ts';
import { buildCreative } from '../template.ts';
import type { AdImage } from '../template-input.ts';
import { evenMeasurer } from '../text/even-measurer.ts';
import { archWindow } from './arch-window.ts';

/** As products stand in places: with their foot at two thirds of the picture's height. */
const subject = { x: 0.33, y: 0.42, width: 0.34, height: 0.27 };
const photo: AdImage = { id: 'photo', asset: { kind: 'image', src: 'photo', width: 1600, height: 2000, subject } };

it('shows the foot of what stands in the window, and the ground before it', () => {
  const seen: string[] = [];
  const cut = placements.flatMap(({ id }) => {
    const input = sampleInput({ language: 'en', placement: id });
    const product = { ...input.product, photos: [photo] };
    const { scenes, height } = layoutCreative(buildCreative(archWindow, { ...input, product }), evenMeasurer);
    const window = scenes[0]?.nodes.find((node) => node.id === 'photo');
    if (window?.paint.kind !== 'image') return [];
    seen.push(id);
    const shown = coverSource(1600, 2000, window.box, window.paint.focus);
    const foot = window.box.y + ((subject.y + subject.height) * 2000 - shown.y) * (window.box.height / shown.height);
    const ground = (height - foot) / (height - window.box.y);
    return ground < 0.07 ? [`${id}: ${ground.toFixed(2)}`] : [];
  });
  expect(cut).toEqual([]);
  expect(seen.length).toBeGreaterThan(8);
});
