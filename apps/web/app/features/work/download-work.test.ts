import { expect, it } from 'vitest';
import { filesToTake } from './download-work.ts';

const file = (name: string, mime: string, width: number | null) => ({
  asset_id: name,
  name,
  mime,
  bytes: 1,
  width,
  height: width,
  url: `/f/${name}?s=1`,
});

it('takes the archive alone where there is one', () => {
  const outputs = [
    file('a.png', 'image/png', 9),
    file('b.png', 'image/png', 9),
    file('all.zip', 'application/zip', null),
  ];
  expect(filesToTake({ tool: 'banner', outputs }).map(({ name }) => name)).toEqual(['all.zip']);
});

it('takes every result, and no mask, where there is none', () => {
  const outputs = [file('shoe-mask.png', 'image/png', 9), file('shoe.png', 'image/png', 9)];
  expect(filesToTake({ tool: 'background-removal', outputs }).map(({ name }) => name)).toEqual(['shoe.png']);
});
