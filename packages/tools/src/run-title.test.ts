import { expect, it } from 'vitest';
import { catalog } from './catalog.ts';
import { tools } from './registry.ts';

it.each(tools.map(({ id }) => id))('knows what to call the example of %s', async (id) => {
  const { example, input, title } = catalog[id];
  expect(await title(input.parse(example), 'en')).toMatch(/\S/);
});

it('calls an ID photo by its document, in the person’s language', async () => {
  const { title } = catalog['id-photo'];
  expect(await title({ photo: 'sample:mug:scene', document: 'de-passport' }, 'en')).toBe('Germany: Passport');
  expect(await title({ document: 'de-passport' }, 'fr')).toMatch(/Allemagne/);
});

it('calls work on a sample by the sample’s product', async () => {
  expect(await catalog['background-removal'].title({ pictures: [{ picture: 'sample:mug:scene' }] }, 'en')).toBe(
    'Clay Everyday Mug',
  );
});

it('calls long words by as many of them as a list shows, and says that they go on', async () => {
  const text =
    'Our new café by the harbour opens on Friday with coffee from four farms, bread of our own and a table for everybody who comes early 👩‍🔬';
  const said = await catalog['image-ad'].title({ text }, 'en');
  expect(said).toBe(
    'Our new café by the harbour opens on Friday with coffee from four farms, bread of our own and a table for everybody who…',
  );
});

it.each([undefined, null, 7, 'x', [], { product: 7 }])('says nothing of %j', async (input) => {
  expect(await catalog['product-image'].title(input, 'xx')).toBeNull();
});
