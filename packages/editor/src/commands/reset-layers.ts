import type { AdDesign } from '@adwright/studio/design/design.ts';
import { resetLayer } from '@adwright/studio/design/edit-design.ts';
import type { Site } from '../store/site.ts';

/** Takes back what was done to layers by hand. */
export function resetLayers({ design, scope, byId }: Site, ids: readonly string[]): AdDesign {
  return ids.reduce((now, id) => resetLayer(now, { id, made: byId.get(id)?.made }, scope), design);
}
