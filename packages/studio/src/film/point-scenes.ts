import type { Scene } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import type { TemplateInput } from '../template-input.ts';
import { buildCreative, type Template } from '../template.ts';

function textsIn(layers: readonly Layer[]): string[] {
  return layers.flatMap((layer) =>
    layer.kind === 'group' ? textsIn(layer.children) : layer.kind === 'text' ? [layer.text] : [],
  );
}

/** Templates may set a point in other letters, or without its full stop. */
const plain = (text: string): string => text.toLowerCase().replace(/[.。]$/u, '');

/** Which of the points a scene shows. */
function pointsIn(scene: Scene, points: readonly string[]): ReadonlySet<string> {
  const shown = new Set(textsIn(scene.layers).map(plain));
  return new Set(points.map(plain).filter((point) => shown.has(point)));
}

/** The most points that any one scene shows. */
export function mostTogether(scenes: readonly Scene[], points: readonly string[]): number {
  return Math.max(0, ...scenes.map((scene) => pointsIn(scene, points).size));
}

/** Scenes that count: a fourth reason would be the first again. */
export function areNumbered(scenes: readonly Scene[]): boolean {
  return scenes.some(({ layers }) => textsIn(layers).some((text) => /^\s*\d+(?:\s*[/:]\s*\d+)?[.)]?\s*$/u.test(text)));
}

export type PointScenes = { readonly before: readonly Scene[]; readonly each: readonly Scene[] };

/**
 * The scenes of a template that show one point each, in the points' order, and those that come before them. Its first
 * is the opening, whatever it says.
 */
export function pointScenesOf(scenes: readonly Scene[], points: readonly string[]): PointScenes {
  const each: Scene[] = [];
  let first = scenes.length;
  for (const [index, scene] of scenes.entries()) {
    const next = points[each.length];
    const shown = pointsIn(scene, points);
    if (index === 0 || next === undefined || shown.size !== 1 || !shown.has(plain(next))) continue;
    each.push(scene);
    first = Math.min(first, index);
  }
  return { before: scenes.slice(0, first), each };
}

/** A scene for every point, however few of them the template shows at a time. */
export function scenesForPoints(
  template: Template,
  input: TemplateInput,
  points: readonly string[],
): readonly Scene[] | undefined {
  const made: Scene[] = [];
  while (made.length < points.length) {
    const rest = points.slice(made.length);
    const { scenes } = buildCreative(template, { ...input, brief: { ...input.brief, points: rest } });
    const { each } = pointScenesOf(scenes.slice(0, -1), rest);
    if (each.length === 0) return undefined;
    made.push(...each);
  }
  return made;
}
