import { z } from 'zod';
import { limits } from '../creative/limits.ts';
import { AddedLayers } from './added-layers.ts';
import { holdsTooMuchText, tooMuchText } from './text-budget.ts';

const LayerId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);

/** Layers that are chosen and moved as one. It changes nothing about how they are drawn. */
export const LayerGroup = z.strictObject({ id: LayerId, layers: z.array(LayerId).min(2).max(200) });
export type LayerGroup = z.infer<typeof LayerGroup>;

/** What a person calls a layer, where they did not like what it was called. */
export const LayerName = z.strictObject({ id: LayerId, name: z.string().trim().min(1).max(80) });
export type LayerName = z.infer<typeof LayerName>;

/** Words of the brief that were written over on the canvas. Once the brief says something else it means nothing. */
export const Rewritten = z.strictObject({
  /** Which words: `headline`, `points.2`, `quote.text`. */
  id: z.string().max(40),
  was: z.string().max(limits.textLength),
  now: z.string().max(limits.textLength),
});
export type Rewritten = z.infer<typeof Rewritten>;

/** What a person does beside changing layers. Earlier designs have none of it. */
export const handmade = {
  added: AddedLayers.refine((added) => !holdsTooMuchText({ patches: [], added }), tooMuchText).exactOptional(),
  groups: z.array(LayerGroup).max(100).exactOptional(),
  /** Ids of layers that a slip of the hand must not move. */
  locked: z.array(LayerId).max(400).exactOptional(),
  names: z.array(LayerName).max(400).exactOptional(),
  rewritten: z.array(Rewritten).max(60).exactOptional(),
};

const Handmade = z.object(handmade);
export type Handmade = z.infer<typeof Handmade>;

const keys = Object.keys(handmade) as (keyof Handmade)[];

/** The handmade part of something, without what is not there. */
export function handmadeOf(from: Handmade): Handmade {
  const there = keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]]));
  return Object.fromEntries(there) as Handmade;
}

export function withoutHandmade<Whole extends Handmade>(from: Whole): Omit<Whole, keyof Handmade> {
  const rest = Object.entries(from).filter(([key]) => !(keys as string[]).includes(key));
  return Object.fromEntries(rest) as Omit<Whole, keyof Handmade>;
}
