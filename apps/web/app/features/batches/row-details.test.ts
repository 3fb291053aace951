import { expect, it } from 'vitest';
import { rowDetails } from './row-details.ts';

it('says what tells a row from others, in the order people read it', () => {
  const cells = { count: '1', product: 'Lamp', benefits: 'Dims to 2 percent|Warm light', language: 'en', price: '$49' };
  expect(rowDetails(cells)).toBe('$49 · Dims to 2 percent, Warm light · English');
  expect(rowDetails({ product: 'Lamp', language: 'Deutsch' })).toBe('Deutsch');
});
