import { expect, it } from 'vitest';
import { keptBefore, startingFields } from './starting-fields.ts';

const preset = { kind: 'hook' };
const typed = { kind: 'headline', brief: { product: 'Lamp', offer: '2 for 1' } };
const current = JSON.stringify(preset);

it('lets what was typed on this page win over its presets', () => {
  expect(startingFields({ draft: typed, preset: current }, preset, current)).toEqual(typed);
});

it('lets another page’s presets win and keeps the rest', () => {
  expect(startingFields({ draft: typed, preset: 'null' }, preset, current)).toEqual({ ...typed, kind: 'hook' });
  const product = { brief: { product: 'Chair' } };
  expect(startingFields({ draft: typed }, product, JSON.stringify(product))).toEqual({
    kind: 'headline',
    brief: { product: 'Chair', offer: '2 for 1' },
  });
});

it('begins with the presets alone when nothing is remembered', () => {
  expect(startingFields({}, preset, current)).toEqual(preset);
  expect(startingFields({ draft: 'broken' }, undefined, 'null')).toEqual({});
});

it('goes on in the piece of work that keeps the fields, for the same person and on the same page', () => {
  const remembered = { keptIn: 'draft', preset: 'null', userId: 'ada' };
  expect(keptBefore(remembered, 'null', 'ada')).toBe('draft');
  expect(keptBefore(remembered, '{"product":{}}', 'ada')).toBeNull();
  expect(keptBefore(remembered, 'null', 'grace')).toBeNull();
  expect(keptBefore(remembered, 'null', undefined)).toBeNull();
  expect(keptBefore({}, 'null', 'ada')).toBeNull();
});
