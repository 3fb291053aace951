import type { AdDesign } from '@adwright/studio/design/design.ts';
import { patchDesign } from '@adwright/studio/design/edit-design.ts';
import type { Site } from '../store/site.ts';

/** Shown in this size alone, a layer may still be hidden in the others. */
export function hideLayers(
  { design, scope }: Pick<Site, 'design' | 'scope'>,
  ids: readonly string[],
  hide: boolean,
): AdDesign {
  const hidden = hide || (scope.only ? false : undefined);
  return ids.reduce((now, id) => patchDesign(now, id, { hidden }, scope), design);
}
