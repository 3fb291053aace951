import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { GroupLayer, Layer } from '@adwright/studio/creative/layer.ts';
import { solid } from '@adwright/studio/creative/paint.ts';
import { type Unit, unitsOf } from '../../kit/preset-ads/plan/units.ts';

/** One picture of a layered ad, in the order they lie on each other. A plate stands still, a unit comes in. */
export type Piece = { readonly name: string; readonly creative: Creative; readonly unit: Unit | null };

type Painted = { readonly id: string; readonly unit: Unit | null };

/**
 * A picture ad as pictures that lie on each other: what moves apart from what stands. Each piece is the whole
 * creative with everything else made invisible, so that its layout is exactly the one of the whole.
 */
export function splitCreative(creative: Creative): Piece[] {
  const units = new Map(unitsOf(creative).map((unit) => [unit.id, unit]));
  const layers = [...creative.scenes.flatMap((scene) => scene.layers), ...creative.overlay];
  const runs: { unit: Unit | null; ids: Set<string> }[] = [{ unit: null, ids: new Set() }];
  for (const { id, unit } of layers.flatMap((layer) => paintedBy(layer, units))) {
    const last = runs.at(-1);
    if (unit === null && last?.unit === null) last.ids.add(id);
    else runs.push({ unit, ids: new Set([id]) });
  }
  return runs.map(({ unit, ids }, index) => ({
    name: unit?.id ?? (index === 0 ? 'ground' : `plate-${index}`),
    creative: only(creative, ids, units, index === 0),
    unit,
  }));
}

/** What a layer paints, from the back to the front: a group its own ground first. */
function paintedBy(layer: Layer, units: ReadonlyMap<string, Unit>): Painted[] {
  const unit = units.get(layer.id);
  if (unit) return [{ id: layer.id, unit }];
  if (layer.kind !== 'group') return [{ id: layer.id, unit: null }];
  const own: Painted[] = layer.fill || layer.stroke ? [{ id: layer.id, unit: null }] : [];
  return [...own, ...layer.children.flatMap((child) => paintedBy(child, units))];
}

function only(
  creative: Creative,
  ids: ReadonlySet<string>,
  units: ReadonlyMap<string, Unit>,
  withGround: boolean,
): Creative {
  const shown = (layer: Layer): Layer => {
    if (units.has(layer.id) || layer.kind !== 'group') return ids.has(layer.id) ? layer : { ...layer, opacity: 0 };
    const group = { ...layer, children: layer.children.map(shown) };
    return ids.has(layer.id) ? group : unpainted(group);
  };
  return {
    ...creative,
    scenes: creative.scenes.map((scene) => ({
      ...scene,
      background: withGround ? scene.background : solid('#00000000'),
      layers: scene.layers.map(shown),
    })),
    overlay: creative.overlay.map(shown),
  };
}

function unpainted({ fill: _fill, stroke: _stroke, shadow: _shadow, ...group }: GroupLayer): GroupLayer {
  return group;
}
