import { expect, it } from 'vitest';
import { fieldsOfKit, kitOfFields } from './kit-fields.ts';

it('reads words line by line, each once, and completes a link', () => {
  const kit = kitOfFields({
    ...fieldsOfKit(null),
    name: 'Kestrel',
    link: 'kestrel.com',
    avoid: ' cheap \n\ncheap\nbest',
  });
  expect(kit).toMatchObject({ name: 'Kestrel', link: 'https://kestrel.com', avoid: ['cheap', 'best'], tone: null });
});

it('takes words with commas for the list that they are, in any script', () => {
  const kit = kitOfFields({ ...fieldsOfKit(null), avoid: 'cheap, billig；低价\nرخيص، مجاني', use: 'made by hand' });
  expect(kit.avoid).toEqual(['cheap', 'billig', '低价', 'رخيص', 'مجاني']);
  expect(kit.use).toEqual(['made by hand']);
});
