import { expect, it } from 'vitest';
import { PresetBrief } from './input.ts';

const brief = { product: { title: 'Clay Mug' }, template: 'photo-headline' };

it('has a place only where a person chose one, and none that there is not', () => {
  expect(PresetBrief.parse(brief).place).toBeNull();
  expect(PresetBrief.parse({ ...brief, place: 'kitchen-oak' }).place).toBe('kitchen-oak');
  expect(PresetBrief.safeParse({ ...brief, place: 'on-the-moon' }).success).toBe(false);
});
