import { expect, it } from 'vitest';
import { arrangeOutputs } from './arrange-outputs.ts';
import { toolNamed } from './registry.ts';

const picture = (name: string) => ({
  name,
  mime: `image/${name.split('.').at(-1)?.replace('jpg', 'jpeg')}`,
  width: 10,
});
const archive = { name: 'all.zip', mime: 'application/zip', width: null };

/** What a run of each tool leaves, helpers first, where the store may well put them. */
it.each([
  ['background-removal', ['shoe-mask.png'], 'shoe.png'],
  ['id-photo', ['cutout.png'], 'us-passport.jpg'],
  ['image-resizer', ['layer-ground.jpg', 'layer-subject.png'], 'meta-stories.jpg'],
  ['product-image', ['cutout.png', 'difference-map.png'], 'arch-square.png'],
  ['image-ad', ['logo.webp', 'photo-1-cut-out.webp', 'scene-2.jpg'], 'variant-1.jpg'],
  ['image-ad-clone', ['background.webp', 'photo-1-cut-out.webp'], 'clone.png'],
])('shows a result of %s as its cover, and offers no helper', (tool, helpers, result) => {
  const outputs = [...helpers, result].map(picture);
  const { cover, files } = arrangeOutputs(toolNamed(tool), [...outputs, archive]);
  expect(cover?.name).toBe(result);
  expect(files.map(({ name }) => name)).toEqual(['all.zip', result]);
});

it('puts the archive before sixteen sizes, and leaves an ad that is an archive among them', () => {
  const sizes = Array.from({ length: 16 }, (_, index) => picture(`size-${index}.png`));
  const moving = { name: 'html5.zip', mime: 'application/zip', width: 300 };
  const { files } = arrangeOutputs(toolNamed('display-ad'), [moving, ...sizes, archive]);
  expect(files.slice(0, 2).map(({ name }) => name)).toEqual(['all.zip', 'html5.zip']);
});

it('has no cover where there is nothing to look at', () => {
  const drawing = { name: 'a.svg', mime: 'image/svg+xml', width: 1 };
  expect(
    arrangeOutputs(undefined, [drawing, { name: 'a.psd', mime: 'image/vnd.adobe.photoshop', width: 1 }]).cover,
  ).toBeNull();
});
