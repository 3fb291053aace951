import { fromOklch, oklchOf, withAlpha } from '../../../brand/oklch.ts';
import { isDark } from '../../../brand/contrast.ts';
import type { Layer } from '../../../creative/layer.ts';
import type { Paint } from '../../../creative/paint.ts';
import { archBlock, ellipseBlock, rectBlock } from '../blocks.ts';
import { flow, spot } from '../paints.ts';
import { cone, lightOn, panes, pool, wanderingLight } from './lights.ts';
import { unitOf, type SetBuilder, type SetPlace } from './set.ts';

/** The same colour, lighter or darker. */
export function shaded(color: string, by: number): string {
  const { l, c, h } = oklchOf(color);
  return fromOklch({ l: Math.max(0, Math.min(1, l + by)), c, h });
}

/** A wall under even light, a shade off towards the floor: away from the colour of the words on it. */
export function wallOf({ scheme }: SetPlace): Paint {
  return flow(180, [0, scheme.ground], [1, shaded(scheme.ground, isDark(scheme.text) ? 0.02 : -0.02)]);
}

/** Where wall and floor meet: a little behind the product's foot. */
function floorOf({ kit, id, scheme, foot }: SetPlace, depth: number): Layer {
  const { width, height } = kit.frame;
  const top = foot.y - unitOf(kit.frame) * 0.07;
  const color = scheme.ground;
  return rectBlock(
    `${id}-floor`,
    { x: -width * 0.1, y: top, width: width * 1.2, height: height * 1.1 - top },
    flow(180, [0, shaded(color, depth)], [0.35, shaded(color, depth * 0.45)], [1, shaded(color, depth * 1.3)]),
    { slot: 'decor' },
  );
}

/** Paper from wall to floor and a lamp that is carried past. */
export const studio: SetBuilder = (place) => ({
  ground: wallOf(place),
  back: [floorOf(place, place.scheme.dark ? 0.05 : -0.06), wanderingLight(place, '#ffffff', lightOn(place, 0.5))],
});

/** Dark, with one lamp in the ceiling and its pool on the floor. */
export const night: SetBuilder = (place) => {
  const { scheme } = place;
  return {
    ground: wallOf(place),
    back: [
      floorOf(place, 0.04),
      cone(place, scheme.accentText, 0.34, [
        { phase: 'in', effect: 'fade', delay: 0.2, duration: 0.5 },
        { phase: 'life', effect: 'drift', side: 'end', amount: 0.05 },
      ]),
      pool(place, scheme.accentText, 0.55),
    ],
  };
};

/** A plain wall in the morning. */
export const morning: SetBuilder = (place) => ({
  ground: wallOf(place),
  back: [...panes(place, '#fff4d6', lightOn(place, 0.75)), floorOf(place, -0.07), pool(place, '#fff4d6', 0.4)],
});

/** A table's edge to the camera: things on it are near. */
export const table: SetBuilder = (place) => {
  const { kit, id, scheme, foot } = place;
  const { width, height } = kit.frame;
  const unit = unitOf(kit.frame);
  const top = foot.y - unit * 0.12;
  const front = foot.y + unit * 0.06;
  const wood = kit.scheme(scheme.dark ? 'ink' : 'support').ground;
  const over = { x: -width * 0.1, width: width * 1.2 };
  return {
    ground: wallOf(place),
    back: [
      wanderingLight(place, '#ffffff', lightOn(place, 0.4)),
      rectBlock(
        `${id}-top`,
        { ...over, y: top, height: front - top },
        flow(180, [0, shaded(wood, 0.06)], [1, shaded(wood, 0.13)]),
        {
          slot: 'decor',
        },
      ),
      rectBlock(
        `${id}-edge`,
        { ...over, y: front, height: height * 1.1 - front },
        flow(180, [0, shaded(wood, -0.02)], [0.2, shaded(wood, -0.05)], [1, shaded(wood, -0.1)]),
        { slot: 'decor' },
      ),
    ],
  };
};

/** A round plinth as museums have them. */
export const plinthRoom: SetBuilder = (place) => {
  const { kit, id, scheme, foot, width } = place;
  const stone = kit.behind(scheme.soft, scheme.ground);
  const wide = Math.min(kit.frame.width * 0.9, width * 1.02);
  const deep = wide * 0.2;
  const side = flow(90, [0, shaded(stone, -0.14)], [0.35, shaded(stone, 0.04)], [1, shaded(stone, -0.2)]);
  return {
    ground: wallOf(place),
    back: [
      wanderingLight(place, '#ffffff', lightOn(place, 0.45)),
      rectBlock(
        `${id}-column`,
        { x: foot.x - wide / 2, y: foot.y - deep * 0.1, width: wide, height: kit.frame.height * 1.1 - foot.y },
        side,
        { slot: 'decor' },
      ),
      ellipseBlock(
        `${id}-top`,
        { x: foot.x - wide / 2, y: foot.y - deep * 0.6, width: wide, height: deep },
        flow(90, [0, shaded(stone, 0.02)], [0.4, shaded(stone, 0.1)], [1, shaded(stone, -0.04)]),
        { slot: 'decor' },
      ),
    ],
  };
};

/** A niche in the wall with its own lamp. */
export const niche: SetBuilder = (place) => {
  const { kit, id, scheme, foot, width } = place;
  const unit = unitOf(kit.frame);
  const wide = Math.min(kit.frame.width * 0.94, width * 1.06);
  const high = Math.min(foot.y - place.ceiling, wide * 1.5);
  const wall = kit.behind(shaded(scheme.ground, scheme.dark ? 0.06 : -0.1), scheme.ground);
  const arch = { x: foot.x - wide / 2, y: foot.y - high, width: wide, height: high };
  return {
    ground: wallOf(place),
    back: [
      archBlock(`${id}-arch`, arch, flow(100, [0, shaded(wall, -0.07)], [0.5, wall], [1, shaded(wall, 0.05)]), {
        slot: 'decor',
      }),
      ellipseBlock(
        `${id}-lamp`,
        { x: foot.x - wide * 0.45, y: arch.y + high * 0.05, width: wide * 0.9, height: high * 0.85 },
        spot([0, withAlpha('#fff2d8', lightOn(place, 0.42))], [1, withAlpha('#fff2d8', 0)]),
        { slot: 'decor', motion: [{ phase: 'life', effect: 'pulse', amount: 0.04, period: 4 }] },
      ),
      rectBlock(
        `${id}-sill`,
        { x: arch.x - unit * 0.03, y: foot.y - unit * 0.01, width: wide + unit * 0.06, height: unit * 0.05 },
        flow(180, [0, shaded(scheme.ground, 0.05)], [1, shaded(scheme.ground, -0.08)]),
        { slot: 'decor' },
      ),
    ],
  };
};
