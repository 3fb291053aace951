import type { Layer } from '@adwright/studio/creative/layer.ts';
import { type AddedLayer, freshId } from '@adwright/studio/design/added-layers.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { patchDesign } from '@adwright/studio/design/edit-design.ts';
import { everyLayer } from '@adwright/studio/design/layer-tree.ts';
import type { Outcome, Site } from '../store/site.ts';

/** Every id a new layer must not have. */
export function takenIds({ made, design }: Pick<Site, 'made' | 'design'>): Set<string> {
  const shown = [...made.scenes.flatMap(({ layers }) => layers), ...made.overlay];
  const added = (design.added ?? []).map(({ layer }) => layer);
  return new Set([...everyLayer(shown), ...everyLayer(added)].map(({ id }) => id));
}

/** Somewhere free near where it is wanted: two things at the very same place look like one. */
function freePlace(design: AdDesign, x: number, y: number): { x: number; y: number } {
  const taken = (design.added ?? []).some((one) => Math.abs(one.x - x) < 0.005 && Math.abs(one.y - y) < 0.005);
  return taken && x < 0.9 && y < 0.9 ? freePlace(design, x + 0.04, y + 0.04) : { x, y };
}

/** With changes for this size only, what is put in is hidden in the others. */
export function putIn({ design, scope }: Pick<Site, 'design' | 'scope'>, one: AddedLayer): AdDesign {
  const added = [...(design.added ?? []), { ...one, ...freePlace(design, one.x, one.y) }];
  const next = { ...design, added };
  if (!scope.only) return next;
  const { id } = one.layer;
  const hidden = patchDesign(next, id, { hidden: true }, { ...scope, only: false });
  return patchDesign(hidden, id, { hidden: false }, scope);
}

type Unnamed = Layer extends infer One ? (One extends Layer ? Omit<One, 'id'> : never) : never;

const inTheMiddle = { x: 0.5, y: 0.5 };

/** Puts a new layer in and chooses it. */
export function addLayer(site: Site, name: string, layer: Unnamed, at = inTheMiddle): Outcome {
  const id = freshId(takenIds(site), name);
  const design = putIn(site, { ...at, layer: { ...layer, id } });
  return { design, selection: [id] };
}
