import type { SpeechLanguage } from '../../speech-language.ts';
import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { indonesian } from './indonesian.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import type { SaidLines } from './said-lines.ts';
import { spanish } from './spanish.ts';
import { turkish } from './turkish.ts';

/** What ads write in each language that is read in its own way; traditional characters are read as the simplified ones. */
export const saidLists: readonly (readonly [SpeechLanguage, SaidLines])[] = [
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
