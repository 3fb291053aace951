import { expect, it } from 'vitest';
import { areas } from './areas.ts';
import { errorMessage } from './error-message.ts';
import { loadMessages } from './load-messages.ts';
import { localeCodes } from './locales.ts';
import { translator } from './translator.ts';

it('loads every area in every language', async () => {
  for (const locale of localeCodes) expect(Object.keys(await loadMessages(locale, areas))).toEqual([...areas]);
});

it('translates outside React', async () => {
  const english = await translator('en', 'errors');
  expect(english('forbidden')).toBe('Access denied');
});

it('ignores details that the words of an error do not name', async () => {
  expect(await errorMessage('en', 'forbidden', { secret: 'x' })).toBe('Access denied');
});
