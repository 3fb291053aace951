import { OrderBrand } from '@adwright/contract/brand-kit/brand-rules.ts';
import type { EarlierRun } from '@adwright/domain/runs/ports.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { durationOf } from '@adwright/studio/creative/timeline.ts';
import type { Film } from '@adwright/studio/document/film.ts';
import { z } from 'zod';
import { sameInput } from '../../kit/form/plan/same-input.ts';
import { sourcesIn } from './edited-film.ts';
import { filmSeconds } from './film-seconds.ts';
import { openingSeconds } from './hooks.ts';
import type { ScriptScene } from './scene-need.ts';

/** What a run was paid for: the credits each format is worth, and the pictures that are seen in it. */
export const PaidFor = z.object({
  credits: z.record(z.string(), z.number()).default({}),
  sources: z.array(z.string()).default([]),
});
export type PaidFor = z.infer<typeof PaidFor>;

type Ordered = {
  readonly script: { readonly scenes: readonly ScriptScene[] } | null;
  readonly length: number;
  readonly voice: string | null;
  readonly avatar?: string | null;
  readonly speed: number;
  readonly ratios: readonly string[];
  readonly film: Film | null;
  readonly hooks: readonly { readonly spoken: string; readonly on_screen: string }[];
  readonly after: string | null;
};

/** For each format: 2 credits up to 15 seconds, 3 up to 22, 4 up to 30. */
export function creditsFor(seconds: number): number {
  return Math.max(2, Math.ceil(seconds / 7.5 - 0.05));
}

/** What is seen for the first time costs one credit a format, whatever it is; words, cuts and sounds cost nothing. */
const forNewPictures = 1;
/** Of one more opening the rest of the film is there already. */
function creditsForOpening(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 7.5 - 0.05));
}

function priceOfEdited(film: Film, paid: PaidFor): number {
  const isNew = sourcesIn(film).some((src) => !paid.sources.includes(src));
  const least = isNew ? forNewPictures : 0;
  const prices = Object.entries(film.formats).map(([format, creative]) =>
    Math.max(least, creditsFor(durationOf(creative)) - (paid.credits[format] ?? 0)),
  );
  return prices.reduce((sum, price) => sum + price, 0);
}

/** Somebody who is seen speaking, for each film in which they open. */
const forPresenter = 1;

const ofTheBody = [
  'product',
  'language',
  'template',
  'voice',
  'speed',
  'avatar',
  'music',
  'captions',
  'look',
  'brand',
] as const;

/** Whether an earlier run made this very film, but for its opening, in all of the formats. */
function isBodyOf(input: Ordered, { input: order, output }: EarlierRun, paid: PaidFor): boolean {
  const [now, before] = [input, order] as unknown as Record<string, unknown>[];
  // Kits told less of themselves once; that makes no other film.
  const then = { ...before, brand: OrderBrand.catch(null).parse(before?.['brand']) };
  const made = (output as { made_of?: { script?: Ordered['script'] } | null } | null)?.made_of?.script;
  const rest = (script: Ordered['script'] | undefined) => script?.scenes.slice(1);
  return (
    input.ratios.every((ratio) => paid.credits[ratio] !== undefined) &&
    ofTheBody.every((field) => sameInput(now?.[field] ?? null, (then as Record<string, unknown>)[field] ?? null)) &&
    sameInput(rest(input.script), rest(made))
  );
}

/** Films from before it was written down were paid for as nothing that counts. */
function paidIn(output: unknown): PaidFor {
  return PaidFor.catch({ credits: {}, sources: [] }).parse((output as { paid?: unknown } | undefined)?.paid ?? {});
}

/** The quote and the charge. With the run it goes on from, only what was not paid there is. */
export function priceOf(input: Ordered, before?: EarlierRun): number {
  const paid = paidIn(before?.output);
  if (input.film) return priceOfEdited(input.film, paid);
  const formats = new Set(input.ratios).size;
  const films = input.hooks.length + (input.after === null || input.hooks.length === 0 ? 1 : 0);
  return priceOfFilms(input, formats, paid, before) + (input.avatar ? forPresenter * films : 0);
}

function priceOfFilms(input: Ordered, formats: number, paid: PaidFor, before: EarlierRun | undefined): number {
  const whole = creditsFor(filmSeconds(input));
  const openings = input.hooks.reduce((sum, hook) => sum + creditsForOpening(openingSeconds(hook, input)), 0);
  if (input.after === null || input.hooks.length === 0) return formats * (whole + openings);
  // Whoever says that the film is there already, and it is another one, pays for as many films as are made.
  return formats * (before && isBodyOf(input, before, paid) ? openings : input.hooks.length * whole);
}

/** What a run that made these was paid for. */
export function paidFor(films: readonly (readonly [format: string, creative: Creative])[]): PaidFor {
  const credits: Record<string, number> = {};
  for (const [format, creative] of films)
    credits[format] = Math.max(credits[format] ?? 0, creditsFor(durationOf(creative)));
  return { credits, sources: sourcesIn({ formats: Object.fromEntries(films) }) };
}

/** Whether all that was paid for in one run is in the other, too. */
export function covers(output: unknown, other: unknown): boolean {
  const [now, then] = [paidIn(output), paidIn(other)];
  return (
    Object.entries(then.credits).every(([format, credits]) => (now.credits[format] ?? 0) >= credits) &&
    then.sources.every((src) => now.sources.includes(src))
  );
}
