import { isAdded } from '@adwright/studio/design/added-layers.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { Outcome, Site } from '../store/site.ts';
import { hideLayers } from './hide-layers.ts';
import { tidied } from './tidied.ts';
import { unlocked } from './lock-layers.ts';

function withoutAdded(design: AdDesign, ids: ReadonlySet<string>): AdDesign {
  return tidied({
    ...design,
    added: (design.added ?? []).filter(({ layer }) => !ids.has(layer.id)),
    patches: design.patches.filter(({ layer }) => !ids.has(layer)),
    groups: (design.groups ?? []).map((group) => ({ ...group, layers: group.layers.filter((id) => !ids.has(id)) })),
    locked: (design.locked ?? []).filter((id) => !ids.has(id)),
    names: (design.names ?? []).filter(({ id }) => !ids.has(id)),
  });
}

/** The person's own layers go; the template's are hidden and can come back. In one size alone all are only hidden. */
export function removeLayers(site: Site, chosen: readonly string[]): Outcome {
  const ids = unlocked(site.design, chosen);
  const own = site.scope.only ? [] : ids.filter(isAdded);
  const hidden = hideLayers(
    site,
    ids.filter((id) => !own.includes(id)),
    true,
  );
  return {
    design: own.length > 0 ? withoutAdded(hidden, new Set(own)) : hidden,
    selection: chosen.filter((id) => !ids.includes(id)),
  };
}
