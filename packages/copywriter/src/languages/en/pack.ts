import type { LanguagePack } from '../../engine/pack.ts';
import { angles, paths, radio, script, tags, voice } from './extras.ts';
import { moves } from './moves.ts';
import { readBrief } from './read-brief.ts';
import { lifeThemes } from './themes-life.ts';
import { workThemes } from './themes-work.ts';
import { tones } from './tones.ts';
import { grammar } from './grammar.ts';
import { isKeyword, weightless } from './words.ts';

export const pack: LanguagePack = {
  tag: 'en',
  space: ' ',
  stop: '.',
  colon: ': ',
  moves,
  tones,
  themes: [...lifeThemes, ...workThemes],
  angles,
  script,
  radio,
  voice,
  tags,
  paths,
  isKeyword,
  stopWords: weightless,
  grammar,
  read: readBrief,
};
