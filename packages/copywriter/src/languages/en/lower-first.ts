import { lowerFirst as lowered } from '../../engine/casing.ts';
import { properWords } from './words.ts';

export function lowerFirst(text: string): string {
  return lowered(text, 'en', properWords);
}
