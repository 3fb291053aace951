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
