import type { AdDesign } from '@adwright/studio/design/design.ts';
import { tidied } from './tidied.ts';

/** The chosen layers and all that are grouped with one of them. */
export function withMates({ groups = [] }: AdDesign, ids: readonly string[]): string[] {
  const mates = groups.filter(({ layers }) => layers.some((id) => ids.includes(id))).flatMap(({ layers }) => layers);
  return [...new Set([...ids, ...mates])];
}

/** A layer is in one group at most: those that were in others leave them. */
function without(design: AdDesign, ids: readonly string[]): AdDesign {
  const groups = (design.groups ?? []).map((group) => ({
    ...group,
    layers: group.layers.filter((id) => !ids.includes(id)),
  }));
  return tidied({ ...design, groups });
}

export function groupLayers(design: AdDesign, ids: readonly string[]): AdDesign {
  const layers = withMates(design, ids);
  if (layers.length < 2) return design;
  const rest = without(design, layers);
  const taken = new Set((rest.groups ?? []).map(({ id }) => id));
  let number = 1;
  while (taken.has(`group-${number}`)) number += 1;
  return { ...rest, groups: [...(rest.groups ?? []), { id: `group-${number}`, layers }] };
}

export function ungroupLayers(design: AdDesign, ids: readonly string[]): AdDesign {
  return without(design, withMates(design, ids));
}
