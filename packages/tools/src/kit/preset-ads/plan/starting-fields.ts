import type { z } from 'zod';
import { noProduct } from '../../form/plan/ad-product.ts';
import type { PresetBrief } from './input.ts';
import { wordsForPicked } from './words-for-picked.ts';

/** A tool's fields with all its defaults, and over them what is there to begin with. */
export function startingFields<Input extends PresetBrief>(
  schema: z.ZodType<Input>,
  blank: Record<string, unknown>,
  initial: Partial<Input>,
): Input {
  const whole = schema.safeParse(initial);
  if (whole.success)
    return initial.words ? whole.data : { ...whole.data, words: wordsForPicked(whole.data.words, whole.data.product) };
  const usual = schema.parse({ product: { title: '-' }, ...blank });
  const product = { ...noProduct, ...initial.product };
  return { ...usual, ...emptied(blank), ...initial, product };
}

/** What had to be filled in for the defaults to be read stands empty in the form. */
function emptied(blank: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.keys(blank).map((key) => [key, '']));
}
