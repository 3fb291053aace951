import type { AdDesign } from '@adwright/studio/design/design.ts';
import { patchDesign, writeText } from '@adwright/studio/design/edit-design.ts';
import { isAdded } from '@adwright/studio/design/added-layers.ts';
import type { Site } from '../store/site.ts';

/** New words for a text, as they are typed: spaces at the ends stay until something is drawn with them. */
export function writeWords(site: Pick<Site, 'design' | 'byId' | 'scope'>, id: string, words: string): AdDesign {
  const layer = site.byId.get(id);
  if (!layer) return site.design;
  return isAdded(id)
    ? patchDesign(site.design, id, { text: words }, site.scope)
    : writeText(site.design, layer, words, site.scope);
}
