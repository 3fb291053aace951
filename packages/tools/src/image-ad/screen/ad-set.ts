import type {
  ImageAdInput,
  ImageAdOutput,
  ImageAdSizesInput,
  ImageAdVariant,
  ImageAdWallInput,
} from '@adwright/contract/ads-image/image-ad.ts';
import type { Run } from '@adwright/contract/run/run.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { ImageAdSet } from '@adwright/studio/document/image-ad-set.ts';
import { isPlacementId, type PlacementId } from '@adwright/studio/placements.ts';
import { sizesOf } from '../plan/sizes-of.ts';
import { newSet, sameDesign } from '../../kit/design-set/plan/design-set.ts';

export function outputOf(run: Run | null): ImageAdOutput | null {
  return run?.status === 'succeeded' ? (run.output as ImageAdOutput) : null;
}

/** The set as a run leaves it, before anybody changes it: its variants, or the designs it made files of. */
export function setOfRun(run: Run): ImageAdSet {
  const output = outputOf(run);
  if (output?.mode === 'wall') {
    const asked = sizesOf({ sizes: [], networks: [], ...(run.input as Partial<ImageAdWallInput>) });
    const variants = output.variants.map(({ id, design, pictures }) => ({
      id,
      design: design as AdDesign,
      sizes: placementsIn([...pictures.map(({ size }) => size), ...asked]),
    }));
    return newSet(run.id, variants, []);
  }
  const input = run.input as ImageAdInput;
  if (input.mode !== 'sizes') return newSet(null, [], []);
  const ids = variantsOf(input);
  const sizes = placementsIn(input.sizes);
  const designs = input.designs.map((design, index) => ({ id: ids[index] ?? '', design: design as AdDesign, sizes }));
  return newSet(null, designs, ids);
}

/** The sizes among names that may be anything, each once. */
export function placementsIn(names: readonly string[]): PlacementId[] {
  return [...new Set(names)].filter(isPlacementId);
}

/** Which variant each of the designs is. */
export function variantsOf({ variants, designs }: Pick<ImageAdSizesInput, 'variants' | 'designs'>): string[] {
  return designs.map((_, index) => variants?.[index] ?? `ad-${index + 1}`);
}

/** Whether files of these designs show something else than the set does now. */
export function isOutdated(set: ImageAdSet, input: ImageAdSizesInput): boolean {
  const ids = variantsOf(input);
  return input.designs.some((design, index) => !sameDesign(set.designs[ids[index] ?? ''], design));
}

/** What was said of the variants when they were proposed, by their id. */
export function proposedIn(proposal: Run | null): ReadonlyMap<string, ImageAdVariant> {
  const output = outputOf(proposal);
  return new Map(output?.mode === 'wall' ? output.variants.map((variant) => [variant.id, variant]) : []);
}

/** What the set was made from: kept with its files, so that whoever opens them finds the fields again. */
export function orderOf(...runs: readonly (Run | null)[]): ImageAdWallInput | undefined {
  for (const run of runs) {
    const input = run?.input as ImageAdInput | undefined;
    const order = input?.mode === 'wall' ? input : input?.order;
    if (order) return order;
  }
  return undefined;
}
