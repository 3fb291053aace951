import { contrast, minContrast } from '../brand/contrast.ts';
import type { Slot } from '../creative/layer.ts';
import type { Paint } from '../creative/paint.ts';
import { isSettled, stateAt } from '../draw/state.ts';
import type { DisplayList, DisplayNode, Rect, TextLine } from '../layout/display-list.ts';
import { contains, intersection } from '../layout/geometry.ts';
import { groundAt, isGround, type Standing } from './ground.ts';
import { layerOf, linesOf, type SeenLine } from './seen-lines.ts';

/**
 * Looks at a display list as an art director with a ruler would: is any text outside the frame or its safe
 * zone, on other text, too faint, or cut short? Works without pixels, so a test can ask it thousands of times.
 */
export type Finding = {
  readonly kind: 'clipped' | 'unsafe' | 'overlap' | 'contrast' | 'truncated';
  readonly node: string;
  readonly scene: string;
  readonly detail: string;
};

type Placed = Standing & { readonly t: number; readonly layer: string };

export function inspectCreative(list: DisplayList): Finding[] {
  const findings = new Map<string, Finding>();
  for (const scene of list.scenes) {
    for (const t of momentsOf(scene.nodes, list, scene.start, scene.end)) {
      if (t < scene.start + scene.overlap) continue;
      const placed: Placed[] = [
        ...scene.nodes.map((node) => placedAt(node, t - scene.start)),
        ...list.overlay.map((node) => placedAt(node, t)),
      ];
      for (const finding of inspectMoment(placed, scene.background, scene.id, list))
        findings.set(`${finding.kind} ${finding.node} ${finding.scene}`, finding);
    }
  }
  return [...findings.values()];
}

/** A text as it stands in a picture: how large, how well to be read, and what of it was cut. */
export type SeenText = {
  readonly layer: string;
  readonly slot: Slot | undefined;
  readonly text: string;
  readonly size: number;
  /** The least contrast of any part of it with what lies beneath. */
  readonly contrast: number;
  readonly lines: readonly Rect[];
  readonly truncated: boolean;
  /** How many of its lines end within a word. */
  readonly parted: number;
};

/** Every text of a picture, or of a video's first moment. */
export function textsOf(list: DisplayList): SeenText[] {
  const [scene] = list.scenes;
  if (!scene) return [];
  const placed = [...scene.nodes, ...list.overlay].map((node) => placedAt(node, 0));
  const below: Standing[] = [];
  return placed.flatMap((item) => {
    if (isGround(item)) below.push(item);
    const { paint } = item.node;
    const shown = item.state.visible ? linesOf(item, item.t) : [];
    if (shown.length === 0 || (paint.kind !== 'text' && paint.kind !== 'count')) return [];
    return {
      layer: item.layer,
      slot: item.node.slot,
      text: paint.kind === 'text' ? spokenOf(paint.lines) : paint.line.text,
      size: paint.face.size * item.state.scale,
      contrast: Math.min(...shown.map((one) => worstContrast(one, scene.background, below, list))),
      lines: shown.map((one) => one.rect),
      truncated: paint.kind === 'text' && paint.truncated,
      parted: paint.kind === 'text' ? paint.lines.filter(({ parted }) => parted).length : 0,
    };
  });
}

/** The lines as they are read: a word that was parted is one again. */
function spokenOf(lines: readonly TextLine[]): string {
  return lines
    .map(({ text, parted }) => (parted ? text.replace(/-$/u, '') : `${text} `))
    .join('')
    .trim();
}

function placedAt(node: DisplayNode, t: number): Placed {
  return { node, t, state: stateAt(node, t), layer: layerOf(node) };
}

/** The times at which something has just settled, and the middle of each caption. */
function momentsOf(nodes: readonly DisplayNode[], list: DisplayList, start: number, end: number): number[] {
  if (list.kind === 'picture') return [0];
  const times = new Set<number>([(start + end) / 2, end - 0.02]);
  for (const node of nodes) {
    const settled = Math.max(
      node.start,
      ...node.tracks.filter((track) => track.phase === 'in').map((track) => track.end),
    );
    times.add(start + settled + 0.001);
  }
  for (const node of list.overlay) {
    if (node.paint.kind !== 'captions') continue;
    for (const page of node.paint.pages) times.add((page.start + page.end) / 2);
  }
  return [...times].filter((t) => t >= start && t < end);
}

function inspectMoment(placed: readonly Placed[], background: Paint, scene: string, list: DisplayList): Finding[] {
  const findings: Finding[] = [];
  const texts: (Placed & { shown: SeenLine })[] = [];
  const frame = { x: 0, y: 0, width: list.width, height: list.height };
  const { safe } = list;
  const zone = {
    x: safe.left,
    y: safe.top,
    width: list.width - safe.left - safe.right,
    height: list.height - safe.top - safe.bottom,
  };
  const below: Standing[] = [];
  for (const item of placed) {
    if (isGround(item)) below.push(item);
    if (!item.state.visible || !isSettled(item.node, item.t)) continue;
    const add = (kind: Finding['kind'], detail: string): number =>
      findings.push({ kind, node: item.node.id, scene, detail });
    if (item.node.paint.kind === 'text' && item.node.paint.truncated) add('truncated', 'cut short to fit');
    for (const shown of linesOf(item, item.t)) {
      if (!contains(frame, shown.rect)) add('clipped', `outside the frame: ${describe(shown.rect)}`);
      else if (!contains(zone, shown.rect)) add('unsafe', `outside the safe zone: ${describe(shown.rect)}`);
      const ratio = worstContrast(shown, background, below, list);
      if (ratio < minContrast) add('contrast', `contrast ${ratio.toFixed(2)}`);
      for (const other of texts) {
        if (other.layer === item.layer || !touches(other.shown.rect, shown.rect)) continue;
        add('overlap', `on ${other.node.id}`);
      }
      texts.push({ ...item, shown });
    }
  }
  return findings;
}

function describe(rect: Rect): string {
  return `${Math.round(rect.x)},${Math.round(rect.y)} ${Math.round(rect.width)}×${Math.round(rect.height)}`;
}

function touches(a: Rect, b: Rect): boolean {
  const shared = intersection(a, b);
  return shared !== undefined && shared.width > 1.5 && shared.height > 1.5;
}

function worstContrast(shown: SeenLine, background: Paint, below: readonly Standing[], list: DisplayList): number {
  const { rect } = shown;
  const points = [0.02, 0.5, 0.98].flatMap((x) =>
    [0.2, 0.8].map((y) => ({ x: rect.x + rect.width * x, y: rect.y + rect.height * y })),
  );
  const ratios = shown.colors.flatMap(({ text, ground }) => {
    if (ground) return [contrast(text, ground)];
    return points.map((point) => {
      const { dark, light } = groundAt(background, list, below, point);
      return Math.min(contrast(text, dark), contrast(text, light));
    });
  });
  return Math.min(...ratios);
}
