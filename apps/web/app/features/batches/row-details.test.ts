import { expect, it } from 'vitest';
import { rowDetails } from './row-details.ts';

it('says what tells a row from others, in the order people read it', () => {
  const cells = { count: '1', product: 'Lamp', benefits: 'Dims to 2 percent|Warm light', language: 'en', price: '$49' };
  expect(rowDetails(cells)).toBe('$49 · Dims to 2 percent, Warm light · English');
  const translation = '1\n00:00:01,000 --> 00:00:02,600\nDas ist sie.\n\n2\n00:00:03,000 --> 00:00:04,000\nKauf sie.';
  expect(rowDetails({ film: 'talk.mp4', translation })).toBe('Das ist sie. Kauf sie.');
  expect(rowDetails({ product: 'Lamp', language: 'Deutsch' })).toBe('Deutsch');
});
