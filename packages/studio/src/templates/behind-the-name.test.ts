import { expect, it } from 'vitest';
import type { DisplayNode } from '../layout/display-list.ts';
import { coverSource } from '../layout/geometry.ts';
import { layoutCreative } from '../layout/layout.ts';
import { placements } from '../placements.ts';
import { sampleInput } from '../samples/sample-input.ts';
import { buildCreative } from '../template.ts';
import type { AdImage } from '../template-input.ts';
import { evenMeasurer } from '../text/even-measurer.ts';
import { behindTheName, wallName } from './behind-the-name.ts';

const subject = { x: 0.31, y: 0.35, width: 0.36, height: 0.52 };
const cutout: AdImage = {
  id: 'product',
  asset: { kind: 'image', src: 'product', width: 0.36 * 10_800, height: 0.52 * 13_500, cutout: true },
};
const photo: AdImage = { id: 'photo', asset: { kind: 'image', src: 'photo', width: 1080, height: 1350, subject } };

it.each(['en', 'ar'] as const)('lays the product exactly over where the photograph has it, in %s', (language) => {
  const seen: string[] = [];
  const apart: string[] = [];
  for (const { id } of placements) {
    const input = sampleInput({ language, placement: id });
    const product = { ...input.product, images: [cutout], photos: [photo] };
    const { scenes } = layoutCreative(buildCreative(behindTheName, { ...input, product }), evenMeasurer);
    const find = (wanted: string): DisplayNode | undefined => scenes[0]?.nodes.find((node) => node.id === wanted);
    const [ground, risen] = [find('photo'), find('product')];
    if (ground?.paint.kind !== 'image' || !risen) continue;
    const shown = coverSource(1080, 1350, ground.box, ground.paint.focus);
    const scale = ground.box.width / shown.width;
    const wished = {
      x: ground.box.x + (subject.x * 1080 - shown.x) * scale,
      y: ground.box.y + (subject.y * 1350 - shown.y) * scale,
      height: subject.height * 1350 * scale,
    };
    seen.push(id);
    for (const side of ['x', 'y', 'height'] as const)
      if (Math.abs(risen.box[side] - wished[side]) > 0.5) apart.push(`${id}: ${side}`);
  }
  expect(apart).toEqual([]);
  expect(seen.length).toBeGreaterThan(8);
});

it.each([
  ['en', 'Ember soy candle', 0.09],
  ['ar', 'حذاء رياضي خفيف', 0],
  ['ja', 'アロマキャンドル', 0],
] as const)('covers no more of the name than the feet of its letters, in %s', (language, name, most) => {
  const covered: string[] = [];
  for (const { id } of placements) {
    const input = sampleInput({ language, placement: id });
    const product = { ...input.product, name, images: [cutout], photos: [photo] };
    const brand = { ...input.brand, name };
    const { scenes } = layoutCreative(buildCreative(behindTheName, { ...input, product, brand }), evenMeasurer);
    const find = (wanted: string): DisplayNode | undefined => scenes[0]?.nodes.find((node) => node.id === wanted);
    const [written, risen] = [find('name'), find('product')];
    if (written?.paint.kind !== 'text' || !risen) continue;
    const { size } = written.paint.face;
    // Letters beyond Latin reach below their line.
    const below = most === 0 ? 0.25 : 0;
    for (const { baseline, x, width } of written.paint.lines) {
      const across = Math.min(x + width, risen.box.x + risen.box.width) - Math.max(x, risen.box.x);
      const share = (baseline + below * size - risen.box.y) / size;
      if (across > 1 && share > most + 0.01) covered.push(`${id}: ${share.toFixed(2)}`);
    }
  }
  expect(covered).toEqual([]);
});

it.each([
  ['Arc', 'Arc'],
  ['Clay Everyday Mug', 'Clay Everyday Mug'],
  ['Nova Ultra-Hydrating Overnight Regenerating Face Serum', 'Nova'],
  ['Ultrahydratisierendes Nachtserum mit Hyaluron', 'Ultrahydratisierendes'],
])('writes on the wall of “%s” what can be read from afar', (name, written) => {
  expect(wallName(name)).toBe(written);
});
