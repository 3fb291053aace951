import { expect, it } from 'vitest';
import { shownAddress } from './result-creative.ts';

it('shows the site and its paths, and keeps the order of paths that run from the right', () => {
  const shown = shownAddress('https://www.example.com/x', ['صيف', 'أحذية', '']);
  const marks = /[\u200E]/g;
  expect(shown.replaceAll(marks, '')).toBe('example.com › صيف › أحذية');
  // Without a mark on both sides of it, the arrow between two Arabic words runs with them.
  expect(shown.match(marks)).toHaveLength(4);
});
