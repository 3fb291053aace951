import { expect, it } from 'vitest';
import { placeProblem } from './place-problem.ts';

const ready = { hasPicture: true, template: null, noCutout: false };

it('finds nothing wrong where some template shows the product in its place', () => {
  expect(placeProblem(ready)).toBeNull();
  expect(placeProblem({ ...ready, template: 'photo-headline' })).toBeNull();
});

it('names what keeps the product out of it', () => {
  expect(placeProblem({ ...ready, hasPicture: false })).toBe('needsPicture');
  expect(placeProblem({ ...ready, template: 'bold-type' })).toBe('noPhoto');
  expect(placeProblem({ ...ready, noCutout: true })).toBe('noCutout');
});
