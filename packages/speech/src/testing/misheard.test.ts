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

it.each([
  ['de', 'Die Sonnencreme schützt', 'Die Sonnen Creme schützt', 0],
  ['tr', 'bir tava yıkayın', 'bir tavayı kayın', 0],
  ['de', 'Die Sonnencreme schützt', 'Die Sonne schützt', 1],
  ['de', 'Die Sonnencreme schützt', 'Die Sonnen kommen schützt', 2],
] as const)(
  'in %s it does not matter where the listener ends a word of “%s”',
  async (language, said, heard, errors) => {
    expect((await misheard(said, heard, language)).errors).toBe(errors);
  },
);

it('counts letters without the spaces between them', async () => {
  const { letterErrors, letters } = await misheard('Die Sonnencreme', 'Die Sonnen Creme', 'de');
  expect([letterErrors, letters]).toEqual([0, 14]);
});
