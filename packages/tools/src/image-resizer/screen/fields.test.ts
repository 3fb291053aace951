import type { Run } from '@adwright/contract/run/run.ts';
import { expect, it } from 'vitest';
import { contract as imageResizer } from '../contract.ts';
import { fieldsFrom, knownOf, toInput } from './fields.ts';

const picture = 'sample:mug:scene';
const seen = {
  width: 800,
  height: 1000,
  faces: [],
  text: [],
  edge: { colour: '#ffffff', even: true },
  layers: null,
};
const run = { status: 'succeeded', input: { picture }, output: { seen, sizes: [] }, assets: [] } as unknown as Run;

it('costs one credit for a picture, nothing for its other sizes, and one more for what has to be looked at or painted', () => {
  const fields = fieldsFrom({ picture });
  const price = (some: Partial<typeof fields>, known = knownOf(run)): number => {
    const input = toInput({ ...fields, ...some }, known, 'en');
    if (!input.success) throw new Error('refused');
    return imageResizer.price(input.data);
  };
  expect(price({}, null)).toBe(1);
  expect(price({})).toBe(0);
  expect(price({ picture: 'sample:chair:scene' })).toBe(1);
  expect(price({ choices: { 'meta-feed-square': { way: 'reflow', focus: null } } })).toBe(1);
  expect(price({ choices: { 'meta-feed-square': { way: 'outpaint', focus: null } } })).toBe(1);
  expect(price({ choices: { 'discord-wide': { way: 'outpaint', focus: null } } })).toBe(0);
});

it('needs a picture and a size', () => {
  expect(toInput(fieldsFrom({}), null, 'en').success).toBe(false);
  expect(toInput({ ...fieldsFrom({ picture }), placements: [] }, null, 'en').success).toBe(false);
});
