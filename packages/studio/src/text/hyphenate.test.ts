import { expect, it } from 'vitest';
import { hyphenated } from './hyphenate.ts';

it.each([
  ['Donaudampfschifffahrtsgesellschaft', 'Donau-dampf-schiff-fahrts-gesell-schaft'],
  ['Kapitänsmützenhalterung', 'Kapi-täns-müt-zen-hal-terung'],
  ['Feuchtigkeitscreme', 'Feuch-tig-keits-creme'],
  ['hydratante', 'hydra-tante'],
  ['Увлажняющий', 'Увлаж-няю-щий'],
  ['SuperSoftCream', 'Super-Soft-Cream'],
  ['Ultrafilter2000', 'Ultra-fil-ter-2000'],
  ['strength', 'strength'],
  ['example.com/very-long-address', 'example.com/very-long-address'],
  ['مستحضر', 'مستحضر'],
])('parts %s', (word, parted) => {
  const parts = hyphenated(word);
  expect(parts.join('')).toBe(word);
  expect(parts.join('-')).toBe(parted);
});
