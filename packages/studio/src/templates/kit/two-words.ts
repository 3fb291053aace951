import type { Rect } from '../../layout/display-list.ts';
import type { TypeScale } from './frame.ts';

/** In a narrow column a headline must leave room for two words a line: a tower of single words is hard to read. */
export function twoWords(type: TypeScale, column: Rect): TypeScale {
  return { ...type, headline: Math.min(type.headline, column.width * 0.158) };
}
