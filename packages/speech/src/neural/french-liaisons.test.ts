import { expect, it } from 'vitest';
import { soundsOf } from '../espeak/espeak.ts';
import { phrasesOf, type SpokenToken } from '../text/phrases.ts';
import { linkedAsPeopleDo } from './french-liaisons.ts';

async function said(text: string): Promise<string> {
  const [phrase] = phrasesOf(text, 'fr');
  if (!phrase) return '';
  const alone = async (token: SpokenToken) => (await soundsOf({ ...phrase, tokens: [token] }, 'fr'))[0] ?? [];
  const words = await linkedAsPeopleDo(phrase.tokens, await soundsOf(phrase, 'fr'), alone);
  return words.map((sounds) => sounds.join('').replaceAll(/[ˈˌ-]/gu, '')).join(' ');
}

it('links words where people do, and nowhere else', async () => {
  expect(await said('Commandez aujourd’hui')).toBe('kɔmɑ̃de oʒuʁdyi');
  expect(await said('sèches et prêtes')).toMatch(/^sɛʃ e/u);
  expect(await said('vous avez les amis')).toBe('vuz ave lez ami');
  expect(await said('un hiver sans excuses')).toMatch(/sɑ̃z/u);
  // What belongs to the word stays.
  expect(await said('notre route est sèche')).toMatch(/ʁut/u);
});
