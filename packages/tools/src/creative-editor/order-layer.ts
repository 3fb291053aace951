import type { AdDesign } from '@adwright/studio/design/design.ts';
import { patchDesign, type EditScope } from '@adwright/studio/design/edit-design.ts';
import { patchesFor } from '@adwright/studio/design/apply-patches.ts';

/** A step towards the front or the back among the siblings of a layer. */
export function ordered(design: AdDesign, layer: { readonly id: string }, by: number, scope: EditScope): AdDesign {
  const now = patchesFor(design.patches, scope.placement).get(layer.id)?.order ?? 0;
  return patchDesign(design, layer.id, { order: now + by || undefined }, scope);
}
