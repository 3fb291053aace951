import type { Slot } from '../creative/layer.ts';
import { isSettled, stateAt } from '../draw/state.ts';
import type { DisplayList, DisplayNode, DisplayScene, Rect } from '../layout/display-list.ts';
import { contains } from '../layout/geometry.ts';
import type { Insets } from '../placements.ts';
import { layerOf, linesOf } from './seen-lines.ts';

/** A text of a film: for how long it can be read, and where it stands once it is still. */
export type FilmText = { readonly text: string; readonly seconds: number; readonly lines: readonly Rect[] };

/** Often enough to tell one second from two. */
const step = 0.1;
/** Fainter than this is coming or going. */
const legible = 0.6;

/** What is written for the viewer; what a drawn phone or a mark says is part of the picture. */
const told: ReadonlySet<Slot | undefined> = new Set([
  'headline',
  'subline',
  'body',
  'cta',
  'price',
  'badge',
  'quote',
  'bullet',
]);

/** Letters that say as much as a few of an alphabet. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Seconds it takes to notice and read, at the pace of somebody who half looks. */
export function readingSeconds(text: string): number {
  const heavy = text.match(dense)?.length ?? 0;
  return 0.4 + (text.length - heavy) / 22 + heavy / 9;
}

const wordsOf = ({ paint }: DisplayNode): string =>
  paint.kind === 'text' ? paint.lines.map(({ text }) => text).join(' ') : '';

type Gathered = { moments: Set<number>; lines: Rect[] };

function gather(nodes: readonly DisplayNode[], from: number, to: number, clock: number, into: Map<string, Gathered>) {
  const layers = Map.groupBy(
    nodes.filter((node) => told.has(node.slot) && wordsOf(node) !== ''),
    layerOf,
  );
  for (const parts of layers.values()) {
    const text = parts.map(wordsOf).join(' ');
    const known = into.get(text) ?? { moments: new Set(), lines: [] };
    into.set(text, known);
    for (let at = Math.ceil(from / step); at * step < to; at += 1) {
      const t = at * step - clock;
      for (const node of parts) {
        const state = stateAt(node, t);
        if (!state.visible || state.opacity < legible) continue;
        known.moments.add(at);
        if (isSettled(node, t)) known.lines.push(...linesOf({ node, state }, t).map(({ rect }) => rect));
      }
    }
  }
}

/** Everything a film writes for its viewers, each text once, however many scenes show it. */
export function textsOfFilm(list: DisplayList): FilmText[] {
  const found = new Map<string, Gathered>();
  for (const { nodes, start, end } of list.scenes) gather(nodes, start, end, start, found);
  gather(list.overlay, 0, list.duration, 0, found);
  return [...found]
    .filter(([, { moments }]) => moments.size > 0)
    .map(([text, { moments, lines }]) => ({ text, seconds: moments.size * step, lines }));
}

/** Whether any of it stands where the interface of a platform lies; insets are shares of the frame. */
export function standsUnder({ lines }: FilmText, { width, height }: DisplayList, safe: Insets): boolean {
  const zone = {
    x: safe.left * width,
    y: safe.top * height,
    width: width * (1 - safe.left - safe.right),
    height: height * (1 - safe.top - safe.bottom),
  };
  return lines.some((line) => !contains(zone, line));
}

/** Whether the film’s first frame, which is its thumbnail in many places, shows the product, a picture or words. */
export function startsEmpty({ scenes, overlay }: DisplayList): boolean {
  const shows = (node: DisplayNode): boolean => {
    const { visible, opacity } = stateAt(node, 0);
    if (!visible || opacity < 0.3) return false;
    return node.paint.kind === 'frame' || node.paint.kind === 'image' ? node.slot !== 'decor' : wordsOf(node) !== '';
  };
  return ![...(scenes[0] as DisplayScene).nodes, ...overlay].some(shows);
}
