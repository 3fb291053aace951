import type { Brand } from '../creative/brand.ts';
import type { PinnedFrame } from './pin.ts';

type Colors = Brand['colors'];

const roles = ['paper', 'ink', 'accent', 'support'] as const satisfies readonly (keyof Colors)[];
const color = /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i;
const neutral = new Set(['#ffffff', '#000000']);

/**
 * The same layers in another palette, if every colour in them is one of the brand's (or black or white). A shade that
 * a template mixed from two of them has no place in the new palette, and half a recolouring is worse than none.
 */
export function carryColors(pinned: PinnedFrame, before: Colors, after: Colors): PinnedFrame | undefined {
  const news = new Map<string, string>();
  for (const role of roles) {
    const [old, next] = [before[role].toLowerCase().slice(0, 7), after[role].slice(0, 7)];
    // Two roles of one colour that part ways cannot be told apart any more.
    if (news.has(old) && news.get(old) !== next) return undefined;
    news.set(old, next);
  }
  let complete = true;
  const repaint = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (!color.test(value)) return value;
      const base = value.slice(0, 7).toLowerCase();
      const next = news.get(base) ?? (neutral.has(base) ? base : undefined);
      complete &&= next !== undefined;
      return `${next ?? base}${value.slice(7)}`;
    }
    if (Array.isArray(value)) return value.map(repaint);
    if (typeof value !== 'object' || value === null) return value;
    // Words may look like a colour; they are not one.
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, name === 'text' ? inner : repaint(inner)]),
    );
  };
  const scenes = repaint(pinned.scenes) as PinnedFrame['scenes'];
  const overlay = repaint(pinned.overlay) as PinnedFrame['overlay'];
  return complete ? { ...pinned, scenes, overlay } : undefined;
}
