import { nodeMeasurer } from './node-host.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { sampleInput } from '@adwright/studio/samples/sample-input.ts';
import { buildCreative } from '@adwright/studio/template.ts';
import { templates } from '@adwright/studio/templates/registry.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createPictureShelf, neededSizes } from './assets.ts';

it('gives the next video the pictures it shows again, and no others', async () => {
  const template = templates.find(({ kind }) => kind === 'video');
  if (!template) throw new Error('there are no video templates');
  const creative = buildCreative(template, sampleInput({ language: 'en', placement: 'tiktok-in-feed', variant: 0 }));
  const list = layoutCreative(creative, nodeMeasurer);
  const ids = new Set(neededSizes([list]).keys());
  const coloured = (background: string): Promise<Buffer> =>
    sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer();
  const [blue, red] = [await coloured('blue'), await coloured('red')];
  const shown = async (picture: Buffer): Promise<unknown[]> => {
    const shelf = createPictureShelf(creative, list, () => Promise.resolve(picture));
    await shelf.have(ids);
    shelf.leave();
    return [...ids].map((id) => shelf.get(id));
  };
  const first = await shown(blue);
  expect(first.length).toBeGreaterThan(0);
  const other = await shown(red);
  const again = await shown(blue);
  for (const [index, picture] of first.entries()) {
    expect(picture).toBeDefined();
    expect(again[index]).toBe(picture);
    expect(other[index]).not.toBe(picture);
  }
});
