import type { Layer } from '@adwright/studio/creative/layer.ts';
import { applyPatches, patchesFor } from '@adwright/studio/design/apply-patches.ts';
import type { AdDesign, LayerPatch } from '@adwright/studio/design/design.ts';
import { type EditScope, patchDesign } from '@adwright/studio/design/edit-design.ts';
import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import { everyLayer } from '@adwright/studio/design/layer-tree.ts';
import type { Site } from '../store/site.ts';

const looks = ['text', 'color', 'fill', 'font', 'weight', 'align', 'asset', 'hidden'] as const;

function looksIn(patch: LayerPatch): Partial<LayerPatch> {
  return Object.fromEntries(looks.flatMap((key) => (patch[key] === undefined ? [] : [[key, patch[key]]])));
}

/** What a layer says and looks like in single sizes, and where it is hidden, for a copy of it. */
export function ownLooks({ patches }: AdDesign, id: string, copy: string): LayerPatch[] {
  return patches.flatMap((patch) => {
    if (patch.layer !== id) return [];
    const { placement } = patch;
    const fields = placement === undefined ? (patch.hidden ? { hidden: true } : {}) : looksIn(patch);
    return Object.keys(fields).length === 0
      ? []
      : [{ layer: copy, ...(placement !== undefined && { placement }), ...fields }];
  });
}

/** The layer as all sizes show it: what one size has of its own must not become everybody's. */
export function sharedLook({ made, design, frame }: Site, { id, layer }: EditableLayer): Layer {
  const here = design.patches.find((patch) => patch.layer === id && patch.placement === frame.id);
  if (!here || Object.keys(looksIn(here)).length === 0) return layer;
  const shared = design.patches.flatMap(({ hidden: _hidden, ...patch }) =>
    patch.placement === undefined ? [patch] : [],
  );
  const { scenes, overlay } = applyPatches(made, shared, frame.id);
  const found = everyLayer([...scenes.flatMap(({ layers }) => layers), ...overlay]).find((one) => one.id === id);
  return found ?? layer;
}

/** A copy takes over what its original has in single sizes; where it was put in it is always to be seen. */
export function withOwnLooks(design: AdDesign, patches: readonly LayerPatch[], scope: EditScope): AdDesign {
  let next = design;
  for (const { layer, placement, hidden, ...fields } of patches) {
    const shown = hidden === undefined || scope.only ? fields : { ...fields, hidden };
    if (Object.keys(shown).length === 0) continue;
    next = patchDesign(next, layer, shown, { placement: placement ?? scope.placement, only: placement !== undefined });
  }
  const gone = [...new Set(patches.map(({ layer }) => layer))].filter(
    (id) => patchesFor(next.patches, scope.placement).get(id)?.hidden,
  );
  return gone.reduce((now, id) => patchDesign(now, id, { hidden: false }, { ...scope, only: true }), next);
}
