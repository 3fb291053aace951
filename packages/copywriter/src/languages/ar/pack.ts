import type { LanguagePack } from '../../engine/pack.ts';
import { plainReader } from '../../engine/read-plain.ts';
import { angles, paths, radio, script, tags, voice } from './extras.ts';
import { language, rules, stopWords } from './grammar.ts';
import { moves } from './moves.ts';
import { themes } from './themes.ts';
import { tones } from './tones.ts';

export const pack: LanguagePack = {
  tag: 'ar',
  space: ' ',
  stop: '.',
  colon: ': ',
  moves,
  tones,
  themes,
  angles,
  script,
  radio,
  voice,
  tags,
  paths,
  stopWords,
  grammar: rules,
  read: plainReader(language),
};
