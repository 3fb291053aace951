import { LipSyncInput } from '@adwright/contract/lip-sync/lip-sync.ts';
import { isInSync, type LipSync } from '@adwright/presenter/speaking/measure-lips.ts';
import type { z } from 'zod';
import { wordsCredits } from '../../kit/talking/plan/talk-credits.ts';

/** Beside a photo: every frame of the film is looked at. */
const dearer = 1.5;
/** Below, a mouth looks painted over. */
const leastSharp = 0.6;

export function clipCredits(input: LipSyncInput): number {
  return wordsCredits(input) * dearer;
}

/** Whether a result is one to be proud of; below, another try costs nothing. */
export function isGood(sync: LipSync & { readonly sharpness: number }): boolean {
  return isInSync(sync) && sync.sharpness >= leastSharp;
}

/** The same film and words again after a result that was not good; another voice or recording may do better. */
export function isFreeAgain(
  input: LipSyncInput,
  before: { readonly input: unknown; readonly output: unknown },
  schema: z.ZodType<{ sync: LipSync & { sharpness: number } }>,
): boolean {
  const earlier = LipSyncInput.safeParse(before.input);
  const output = schema.safeParse(before.output);
  if (!earlier.success || !output.success || isGood(output.data.sync)) return false;
  return earlier.data.video === input.video && hasSameWords(input, earlier.data);
}

/** What a recording says nobody knows before it is heard: only that it is one. */
function hasSameWords(now: LipSyncInput, before: LipSyncInput): boolean {
  if (now.audio !== null || before.audio !== null) return now.audio !== null && before.audio !== null;
  return now.script === before.script;
}
