import { expect, it } from 'vitest';
import { misheard } from './misheard.ts';

it.each([
  ['ru', 'Эти сапоги тёплые.', 'эти сапоги теплые', 0],
  ['ru', 'Эта бутылка.', 'Это бутыка.', 2],
  ['de', 'Ihre Füße', 'Ihre Füsse', 0],
  ['de', 'Ihre Füße', 'ihre Fuße', 1],
  ['fr', 'un cœur, L’hiver', "Un coeur, l'hiver", 0],
  ['fr', 'bonne pour la mer', 'bonne pour la mère', 0],
  ['fr', 'bonne pour la mer', 'bonne pour la mort', 1],
  ['tr', 'kâğıt İyi', 'kağıt iyi', 0],
  ['ar', 'اطلبها اليوم', 'أطلبها اليومَ', 0],
] as const)('in %s “%s” heard as “%s” has %i wrong', async (language, said, heard, errors) => {
  expect((await misheard(said, heard, language)).errors).toBe(errors);
});

it('counts a word that the listener cut in two as wrong, its letters as right', async () => {
  const { errors, letterErrors, letters } = await misheard('Die Sonnencreme', 'Die Sonnen Creme', 'de');
  expect([errors, letterErrors, letters]).toEqual([2, 0, 14]);
});
