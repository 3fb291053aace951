import type { Creative } from '@adwright/studio/creative/creative.ts';
import { clipSpans, type Item, layerSpans, sameItem, sceneSpans, type Span } from './spans.ts';

/** Moments things are drawn to: cuts, the beginnings and ends of everything else, beats, the playhead. */
export function snapMarks(creative: Creative, moved: Item, more: readonly number[]): number[] {
  const others: Span[] = [
    ...sceneSpans(creative),
    ...clipSpans(creative),
    ...[undefined, ...creative.scenes.map(({ id }) => id)].flatMap((scene) => layerSpans(creative, scene)),
  ].filter(({ item }) => !sameItem(item, moved));
  return [...new Set([0, ...more, ...others.flatMap(({ start, end }) => [start, end])])];
}

/** The nearest mark to any of the edges, if one is within reach, and how far it is. */
export function snapTime(
  edges: readonly number[],
  marks: readonly number[],
  reach: number,
): { readonly by: number; readonly mark: number | undefined } {
  let best: { by: number; mark: number } | undefined;
  for (const mark of marks)
    for (const edge of edges) {
      const by = mark - edge;
      if (Math.abs(by) <= reach && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, mark };
    }
  return best ?? { by: 0, mark: undefined };
}
