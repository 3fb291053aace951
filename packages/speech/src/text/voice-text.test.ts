import { describe, expect, it } from 'vitest';
import type { SpeechLanguage } from '../speech-language.ts';
import { arabic } from './lists/arabic.ts';
import { chinese } from './lists/chinese.ts';
import { dutch } from './lists/dutch.ts';
import { english } from './lists/english.ts';
import { french } from './lists/french.ts';
import { german } from './lists/german.ts';
import { indonesian } from './lists/indonesian.ts';
import { italian } from './lists/italian.ts';
import { japanese } from './lists/japanese.ts';
import { korean } from './lists/korean.ts';
import { portuguese } from './lists/portuguese.ts';
import { russian } from './lists/russian.ts';
import type { SaidLines } from './lists/said-lines.ts';
import { spanish } from './lists/spanish.ts';
import { turkish } from './lists/turkish.ts';
import { voiceText } from './voice-text.ts';

const lists: readonly (readonly [SpeechLanguage, SaidLines])[] = [
  ['en', english],
  ['es', spanish],
  ['fr', french],
  ['it', italian],
  ['pt', portuguese],
  ['de', german],
  ['ru', russian],
  ['tr', turkish],
  ['ja', japanese],
  ['zh-Hans', chinese],
  ['nl', dutch],
  ['id', indonesian],
  ['ko', korean],
  ['ar', arabic],
];

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

describe.each(lists)('what ads write, in %s', (language, lines) => {
  it('there are forty lines at least', () => expect(lines.length).toBeGreaterThanOrEqual(40));

  it.each(lines)('%s', async (written, expected) => {
    expect(await said(written, language)).toBe(expected);
  });
});
