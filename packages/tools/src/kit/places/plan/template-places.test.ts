import { expect, it } from 'vitest';
import { photoTemplate, templatePlaces } from './template-places.ts';

const idsOf = (...order: Parameters<typeof templatePlaces>): string[] => templatePlaces(...order).map(({ id }) => id);

it('shows the same product in the same place each time, and in the one that a person chose', () => {
  const [automatic] = idsOf('photo-headline', 'sample:mug:cutout', 'home');
  expect(idsOf('photo-headline', 'sample:mug:cutout', 'home')).toEqual([automatic]);
  expect(automatic).not.toBe('kitchen-evening');
  expect(idsOf('photo-headline', 'sample:mug:cutout', 'home', 'kitchen-evening')).toEqual(['kitchen-evening']);
});

it('is nowhere in templates without photographs, whatever was chosen', () => {
  expect(idsOf('bold-type', 'sample:mug:cutout', 'home', 'kitchen-oak')).toEqual([]);
});

it('finds a template that shows a place, rather one that asks for nothing but a photograph', () => {
  expect(photoTemplate(['bold-type', 'editorial', 'offer-band', 'photo-headline'])).toBe('photo-headline');
  expect(photoTemplate(['bold-type', 'editorial'])).toBe('editorial');
  expect(photoTemplate(['bold-type', 'plinth'])).toBeUndefined();
});
