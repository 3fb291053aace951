import type { GroupLayer, Layer } from '../creative/layer.ts';
import { keptChildren, measureLayer, setLayerText, type Attempt, type Measuring } from './measure.ts';

type Setting = Omit<Measuring, 'attempt'>;
type Droppable = { readonly id: string; readonly priority: number; readonly order: number };

function collect(
  group: GroupLayer,
  found: { droppable: Droppable[]; texts: Extract<Layer, { kind: 'text' }>[] },
): void {
  for (const child of group.children) {
    if (child.priority) found.droppable.push({ id: child.id, priority: child.priority, order: found.droppable.length });
    if (child.kind === 'text') found.texts.push(child);
    if (child.kind === 'group' && child.layout !== 'free') collect(child, found);
  }
}

/**
 * Finds how a row or column fits its box: first by shrinking type within its limits, then by leaving out
 * what matters least, and only if even the essential is too long, by cutting it at a word.
 */
export function solveGroup(group: GroupLayer, width: number, height: number, setting: Setting): Attempt {
  const found: { droppable: Droppable[]; texts: Extract<Layer, { kind: 'text' }>[] } = { droppable: [], texts: [] };
  collect(group, found);
  const queue = found.droppable.toSorted((a, b) => b.priority - a.priority || b.order - a.order);
  const dropped = new Set<string>();
  const fits = (attempt: Attempt): boolean => {
    const extent = measureLayer({ ...group, size: { width } }, width, { ...setting, attempt });
    return extent.ok && extent.height <= height + 0.5;
  };
  for (let index = 0; index <= queue.length; index += 1) {
    const attempt = { ease: 1, dropped: new Set(dropped), lines: new Map<string, number>() };
    if (fits(attempt)) return attempt;
    if (fits({ ...attempt, ease: 0 })) return { ...attempt, ease: largestEase((ease) => fits({ ...attempt, ease })) };
    const next = queue[index];
    if (next) dropped.add(next.id);
  }
  return cutShort(group, width, { ease: 0, dropped, lines: new Map() }, found.texts, fits, setting);
}

function largestEase(fits: (ease: number) => boolean): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 7; step += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function cutShort(
  group: GroupLayer,
  width: number,
  attempt: Attempt,
  texts: readonly Extract<Layer, { kind: 'text' }>[],
  fits: (attempt: Attempt) => boolean,
  setting: Setting,
): Attempt {
  const lines = new Map<string, number>();
  const kept = keptTexts(group, attempt, texts);
  for (const layer of kept) {
    const set = setLayerText(layer, width, { ...setting, attempt });
    lines.set(layer.id, Math.min(set.lines.length + 4, layer.style.maxLines ?? 60));
  }
  for (let guard = 0; guard < 400; guard += 1) {
    const candidate = { ...attempt, lines };
    if (fits(candidate)) return candidate;
    // The longest text gives way first; of two equal ones the later, which is rarely the headline.
    const longest = kept.reduce<string | undefined>(
      (best, layer) => ((lines.get(layer.id) ?? 0) >= (best ? (lines.get(best) ?? 0) : 2) ? layer.id : best),
      undefined,
    );
    if (!longest) return candidate;
    lines.set(longest, (lines.get(longest) ?? 2) - 1);
  }
  return { ...attempt, lines };
}

function keptTexts(
  group: GroupLayer,
  attempt: Attempt,
  texts: readonly Extract<Layer, { kind: 'text' }>[],
): Extract<Layer, { kind: 'text' }>[] {
  const ids = new Set<string>();
  const visit = (parent: GroupLayer): void => {
    for (const child of keptChildren(parent, attempt)) {
      ids.add(child.id);
      if (child.kind === 'group' && child.layout !== 'free') visit(child);
    }
  };
  visit(group);
  return texts.filter((layer) => ids.has(layer.id));
}
