import { AppError } from '@adwright/contract/errors.ts';
import { type LocaleCode, localeCodes } from '@adwright/i18n/locales.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseInput } from './parse-input.ts';

const Schema = z.object({ email: z.email(), brief: z.object({ lines: z.array(z.string().min(2)) }) });

test('gives back what the schema reads', async () => {
  const input = { email: 'a@example.com', brief: { lines: ['ab'] }, extra: 1 };
  expect(await parseInput(Schema, input, 'de')).toEqual({ email: 'a@example.com', brief: { lines: ['ab'] } });
});

test('names every problem by its path', async () => {
  const wrong = parseInput(Schema, { email: 'a', brief: { lines: ['ab', 'a'] } }, 'en');
  await expect(wrong).rejects.toMatchObject({
    code: 'invalid_input',
    issues: [
      { path: 'email', message: 'Invalid email address' },
      { path: 'brief.lines.1', message: expect.stringContaining('expected string to have >=2 characters') },
    ],
  });
});

async function firstMessage(locale: LocaleCode): Promise<string | undefined> {
  const error: unknown = await parseInput(Schema, null, locale).catch((reason: unknown) => reason);
  return error instanceof AppError ? error.issues[0]?.message : undefined;
}

test('says it in every language, each in its own words', async () => {
  const messages = await Promise.all(localeCodes.map(firstMessage));
  expect(messages).not.toContain(undefined);
  expect(new Set(messages).size).toBe(localeCodes.length);
});

test('a hostile body gets a short list', async () => {
  const lines = Array.from({ length: 5000 }, () => 1);
  const wrong = await parseInput(Schema, { email: 'a@example.com', brief: { lines } }, 'en').catch(
    (error: unknown) => error,
  );
  expect(wrong).toMatchObject({ issues: { length: 20 } });
});

test('text that no database column takes is the caller’s mistake, the words for it are not', async () => {
  const Text = z.object({ text: z.string() });
  await expect(parseInput(Text, { text: 'a\u0000b' }, 'en')).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(parseInput(Text, { text: 'half \ud83d' }, 'en')).rejects.toMatchObject({ code: 'invalid_input' });
  expect(await parseInput(Text, { text: 'whole 🙂' }, 'en')).toEqual({ text: 'whole 🙂' });
  expect(await parseInput(Text, { text: String.raw`write \u0000` }, 'en')).toEqual({ text: String.raw`write \u0000` });
});

test('tells of a shape among several what keeps the input from the one it comes nearest to', async () => {
  const voice = z.string();
  const Either = z.union([z.object({ photo: z.uuid(), voice }), z.object({ film: z.uuid(), voice }), z.string()]);
  const film = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
  await expect(parseInput(z.object({ of: Either }), { of: { film, voice: 5 } }, 'en')).rejects.toMatchObject({
    issues: [{ path: 'of.voice', message: expect.stringMatching(/string/) }],
  });
  await expect(parseInput(Either, [], 'en')).rejects.toMatchObject({ issues: [{ path: '' }] });
});
