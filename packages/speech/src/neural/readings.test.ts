import { expect, it } from 'vitest';
import { chineseNumbers } from '../text/chinese-numbers.ts';
import type { Phrase } from '../text/phrases.ts';
import { breathsOf } from './breaths.ts';
import { chineseSounds } from './chinese-sounds.ts';
import { kanaSounds } from './kana-sounds.ts';
import { soundLine, type SoundLine } from './sound-line.ts';

const phrase = (...words: readonly string[]): Phrase => ({
  tokens: words.map((say) => ({ source: say, say })),
  mood: 'statement',
  pauseAfter: 0,
});
const written = (line: SoundLine): string => line.map((item) => ('mark' in item ? item.mark : item.symbols)).join('');

it('reads Chinese word by word, by its tones as they change beside each other', async () => {
  expect(written(await chineseSounds(phrase('你好，', '世界')))).toBe('ni↗xau↓, ʂɨ↘ʨje↘.');
  expect(written(await chineseSounds(phrase('鞋子', '电子')))).toBe('ɕje↗ʦɨ tjɛ↘nʦɨ↓.');
  expect(written(await chineseSounds(phrase('只要', '99元')))).toBe('ꭧɨ↓jau↘ ʨjou↓ʂɨ↗ʨjou↓ɥɛ↗n.');
  expect(written(await chineseSounds(phrase('只需', '三只')))).toBe('ꭧɨ↓ɕy→ sa→nꭧɨ→.');
});

it.each([
  ['0', '零'],
  ['10', '十'],
  ['105', '一百零五'],
  ['1010', '一千零一十'],
  ['10003', '一万零三'],
  ['1290000', '一百二十九万'],
  ['12.5', '十二点五'],
  ['007', '零零七'],
])('%s in Chinese words is %s', (digits, words) => expect(chineseNumbers(digits)).toBe(words));

it.each([
  ['コーヒー', 'koːçiː'],
  ['きょう', 'kʲoɯ'],
  ['しんぶん', 'ɕimbɯɴ'],
  ['がっこう', 'ɡaʔkoɯ'],
  ['ウィーン', 'βiːɴ'],
  ['パーティー', 'paːtiː'],
  ['ファッション', 'ɸaʔɕoɴ'],
])('%s sounds as %s', (kana, sounds) => expect(kanaSounds(kana).join('')).toBe(sounds));

it('keeps marks between words, and ends what has no end', () => {
  const line = soundLine(
    phrase('Yes,', 'now'),
    [
      ['j', 'ˈɛ', 's'],
      ['n', 'ˈaʊ'],
    ],
    (ipa) => ipa,
  );
  expect(written(line)).toBe('jˈɛs, nˈaʊ.');
});

it('takes a breath at a comma in a long sentence, and none in a short one', () => {
  const short = phrase('Hello,', 'world.');
  expect(breathsOf([short])).toEqual([short]);
  const words = Array.from({ length: 24 }, (_, index) => (index === 9 ? 'wonderful,' : 'wonderful'));
  const [first, second] = breathsOf([{ ...phrase(...words), pauseAfter: 0.3 }]);
  expect(first?.tokens.at(-1)?.say).toBe('wonderful,');
  expect(first?.tokens).toHaveLength(10);
  expect(second).toMatchObject({ pauseAfter: 0.3 });
  expect(second?.tokens).toHaveLength(14);
});
