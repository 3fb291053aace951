import { expect, it } from 'vitest';
import { scrub } from './scrub.ts';

it('leaves no secret in a sentence of another party', () => {
  const text =
    'Wrong key hunter2secret. Authorization: Bearer abc.def; sk-proj-Abcdefghij1234567890 and AIzaSyA1234567890abcdef';
  const safe = scrub(text, ['hunter2secret']);
  for (const secret of ['hunter2secret', 'abc.def', 'sk-proj', 'AIza']) expect(safe).not.toContain(secret);
  expect(safe).toContain('Wrong key');
});

it('keeps it short', () => {
  expect(scrub('x'.repeat(5000)).length).toBeLessThan(320);
});
