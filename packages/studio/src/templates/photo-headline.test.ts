import { expect, it } from 'vitest';
import type { DisplayNode } from '../layout/display-list.ts';
import { layoutCreative } from '../layout/layout.ts';
import { placements } from '../placements.ts';
import { sampleInput } from '../samples/sample-input.ts';
import { buildCreative } from '../template.ts';
import type { AdImage } from '../template-input.ts';
import { evenMeasurer } from '../text/even-measurer.ts';
import { photoHeadline } from './photo-headline.ts';

const subject = { x: 0.31, y: 0.35, width: 0.36, height: 0.52 };
const photo: AdImage = { id: 'photo', asset: { kind: 'image', src: 'photo', width: 1080, height: 1350, subject } };

it.each(['en', 'ar'] as const)('ends a photograph beside the words at a plain edge, words apart, in %s', (language) => {
  const seen: string[] = [];
  const wrong: string[] = [];
  for (const { id } of placements) {
    const input = sampleInput({ language, placement: id });
    const product = { ...input.product, images: [], photos: [photo] };
    const list = layoutCreative(buildCreative(photoHeadline, { ...input, product }), evenMeasurer);
    const nodes = list.scenes[0]?.nodes ?? [];
    const shown = nodes.find((node) => node.id === 'photo');
    if (!shown || shown.box.width > list.width * 0.99) continue;
    seen.push(id);
    if (nodes.some((node) => node.id === 'shade')) wrong.push(`${id}: wiped`);
    const meets = ({ box, paint }: DisplayNode): boolean =>
      paint.kind === 'text' && box.x < shown.box.x + shown.box.width && box.x + box.width > shown.box.x;
    if (nodes.some(meets)) wrong.push(`${id}: words over the edge`);
  }
  expect(wrong).toEqual([]);
  expect(seen).toEqual(expect.arrayContaining(['meta-feed-square', 'google-responsive-wide']));
});
