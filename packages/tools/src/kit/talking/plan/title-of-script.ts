import { wordsWithin } from '@adwright/contract/words-within.ts';
import type { RawInput } from '../../../tool.ts';

const longest = 60;
/** What only begins something: a currency before its price, an opening bracket, a dash. */
const hanging = /[\s\p{Sc}\p{Ps}\p{Pi}\p{Pd},;:]+$/u;

/** What a film in which somebody speaks is called: how it begins, in whole words, since half a price is another price. */
export function titleOfScript({ script }: RawInput): string {
  if (typeof script !== 'string') return '';
  const said = script.trim().replaceAll(/\s+/g, ' ');
  return said.length <= longest ? said : `${wordsWithin(said, longest - 1).replace(hanging, '')}…`;
}
