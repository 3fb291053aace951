import type { AdTextField } from '@adwright/contract/ad-text/ad-text.ts';
import type { FieldRule } from '../placements.ts';
import type { FrameworkId } from './frameworks.ts';
import type { Filled } from './phrase.ts';
import type { Writer } from './writer.ts';

/** One finished variant before it is judged against the others. */
export type Candidate = {
  readonly fields: readonly AdTextField[];
  readonly framework: FrameworkId;
  /** What was said to make it: the score looks at the facts in it. */
  readonly said: readonly Filled[];
  /** How many things of the brief are in it, where that is not told in sentences. */
  readonly specifics?: number;
};

export function field(writer: Writer, rule: FieldRule, text: string): AdTextField {
  return { name: rule.name, text, count: writer.count(text), limit: rule.limit, visible: rule.visible };
}

/** How much room a short line has: what is visible, else what is allowed, else what reads well. */
export function lineRoom(rule: FieldRule, comfortable: number): number {
  return Math.min(rule.visible ?? comfortable, rule.limit ?? comfortable, comfortable);
}

/** The framework that a single line follows, judged by what it is made of. */
export function frameworkOfLine(said: Filled): FrameworkId {
  const { words, source } = said.phrase;
  if (words.has('offer') || words.has('offerThing') || words.has('price') || words.has('priceTag')) return 'offer';
  if (words.has('proof')) return 'proof';
  if (words.has('audience') || words.has('audiences') || words.has('forAudience')) return 'audience';
  if (/[?？؟]/u.test(source)) return 'question';
  if (/\d/.test(said.text)) return '4u';
  return said.used.length > 0 ? 'fab' : 'aida';
}
