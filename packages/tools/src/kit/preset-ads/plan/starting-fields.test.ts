import { expect, it } from 'vitest';
import { DisplayAdInput } from '../../../display-ad/contract.ts';
import { startingFields } from './starting-fields.ts';

const blank = { click_url: 'example.com' };

it('begins empty where something has to be typed, with every default elsewhere', () => {
  const fields = startingFields(DisplayAdInput, blank, {});
  expect(fields).toMatchObject({ click_url: '', product: { title: '', pictures: [] }, template: 'product-hero' });
  expect(fields.placements).toHaveLength(8);
});

it('takes up a whole input as it is, and what there is of half a one', () => {
  const whole = DisplayAdInput.parse({ product: { title: 'Lamp' }, click_url: 'example.com/lamp' });
  expect(startingFields(DisplayAdInput, blank, whole)).toEqual(whole);
  expect(startingFields(DisplayAdInput, blank, { placements: ['google-billboard'] })).toMatchObject({
    click_url: '',
    placements: ['google-billboard'],
  });
});
