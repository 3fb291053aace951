import { describe, expect, it } from 'vitest';
import type { SpeechLanguage } from '../speech-language.ts';
import { saidLists } from './lists/said-lists.ts';
import { voiceText } from './voice-text.ts';

async function said(text: string, language: SpeechLanguage): Promise<string> {
  const phrases = await voiceText(text, language);
  const sentences = phrases.map(({ tokens }) =>
    tokens
      .map(({ say, glued }) => (glued === true ? say : ` ${say}`))
      .join('')
      .trim(),
  );
  return sentences.join(' | ');
}

describe.each(saidLists)('what ads write, in %s', (language, lines) => {
  it('there are forty lines at least', () => expect(lines.length).toBeGreaterThanOrEqual(40));

  it.each(lines)('%s', async (written, expected) => {
    expect(await said(written, language)).toBe(expected);
  });
});
