import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { DisplayList } from '@adwright/studio/layout/display-list.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import type { TextMeasurer } from '@adwright/studio/text/measurer.ts';

const known = new WeakMap<Creative, { readonly measurer: TextMeasurer; readonly list: DisplayList }>();

/** Whoever asks about the same creative, a canvas or an editor's marks, shares one layout. */
export function layoutOnce(creative: Creative, measurer: TextMeasurer): DisplayList {
  const found = known.get(creative);
  if (found?.measurer === measurer) return found.list;
  const list = layoutCreative(creative, measurer);
  known.set(creative, { measurer, list });
  return list;
}
