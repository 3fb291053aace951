import type { Layer } from '../../../creative/layer.ts';
import { withAlpha } from '../../../brand/oklch.ts';
import { boxOf, ellipseBlock } from '../blocks.ts';
import { flow, spot } from '../paints.ts';
import { shaded, studio, wallOf } from './rooms.ts';
import { unitOf, type SetBuilder, type SetPlace } from './set.ts';

/** Hills one behind the other, the nearest darkest. */
function hill({ kit, id, foot }: SetPlace, index: number, color: string): Layer {
  const { width, height } = kit.frame;
  const unit = unitOf(kit.frame);
  const top = foot.y - unit * (0.2 - index * 0.1);
  const [w, h] = [width * 1.3, height * 1.15 - top];
  const bump = unit * 0.1;
  const d =
    index === 0
      ? `M0 ${bump}Q${w * 0.25} 0 ${w * 0.5} ${bump * 0.8}T${w} ${bump * 0.5}V${h}H0Z`
      : `M0 ${bump * 0.4}Q${w * 0.3} ${bump * 1.6} ${w * 0.55} ${bump * 0.6}T${w} ${bump}V${h}H0Z`;
  return {
    kind: 'shape',
    id: `${id}-hill-${index}`,
    slot: 'decor',
    box: boxOf({ x: -width * 0.15, y: top, width: w, height: h }),
    shape: { kind: 'path', d, viewBox: [0, 0, w, h] },
    fill: flow(180, [0, color], [1, shaded(color, -0.05)]),
    motion: [{ phase: 'life', effect: 'drift', side: index === 0 ? 'end' : 'start', amount: 0.03 + index * 0.03 }],
  };
}

/** The sun comes up behind the product. */
export const sunrise: SetBuilder = (place) => {
  const { kit, id, scheme, foot, width } = place;
  const sun = kit.behind(kit.scheme('accent').ground, scheme.ground);
  // It rises behind the product and stays below the words, also when the camera comes closer.
  const side = width * 0.86;
  const land = shaded(scheme.ground, scheme.dark ? 0.1 : -0.14);
  return {
    ground: wallOf(place),
    back: [
      ellipseBlock(
        `${id}-glow`,
        { x: foot.x - side, y: foot.y - side * 1.5, width: side * 2, height: side * 2 },
        spot([0, withAlpha(sun, 0.4)], [1, withAlpha(sun, 0)]),
        { slot: 'decor' },
      ),
      ellipseBlock(
        `${id}-sun`,
        { x: foot.x - side / 2, y: foot.y - side * 0.94, width: side, height: side },
        flow(180, [0, shaded(sun, 0.06)], [1, sun]),
        { slot: 'decor', motion: [{ phase: 'life', effect: 'drift', side: 'up', amount: 0.08, ease: 'out' }] },
      ),
      hill(place, 0, shaded(land, scheme.dark ? -0.05 : 0.06)),
      hill(place, 1, land),
    ],
  };
};

type Falling = {
  readonly count: number;
  readonly size: number;
  readonly colors: readonly string[];
  readonly round: boolean;
};

/** The same pieces every time, spread as if nobody had. What is nearer falls faster. */
function falling({ kit, id }: SetPlace, name: string, { count, size, colors, round }: Falling): Layer[] {
  const { width, height } = kit.frame;
  const unit = unitOf(kit.frame);
  return Array.from({ length: count }, (_, index): Layer => {
    const near = 0.5 + ((index * 7) % 5) / 8;
    const side = unit * size * near;
    const x = ((index * 0.382 + 0.07) % 1) * width;
    const y = ((index * 0.618 + 0.2) % 1) * height * 1.1 - height * 0.05;
    return {
      kind: 'shape',
      id: `${id}-${name}-${index}`,
      slot: 'decor',
      box: boxOf({ x, y, width: side, height: side * (round ? 1 : 0.62) }),
      shape: { kind: 'ellipse' },
      fill: { kind: 'solid', color: colors[index % colors.length] ?? '#ffffff' },
      ...(round ? {} : { rotate: (index * 47) % 90 }),
      motion: [{ phase: 'life', effect: 'drift', side: 'down', amount: 0.35 + near * 0.5 }],
    };
  });
}

/** Snow before and behind it. */
export const snowfall: SetBuilder = (place) => {
  const built = studio(place);
  const flakes = (name: string, count: number, size: number, alpha: number): Layer[] =>
    falling(place, name, { count, size, colors: [withAlpha('#ffffff', alpha)], round: true });
  return {
    ...built,
    back: [...built.back, ...flakes('far', 34, 0.022, 0.55)],
    front: flakes('near', 9, 0.05, 0.7),
  };
};

/** Petals or leaves in the brand's own colours. */
export const leaffall: SetBuilder = (place) => {
  const built = studio(place);
  const { kit } = place;
  const colors = [kit.scheme('accent').ground, shaded(kit.scheme('accent').ground, 0.1), kit.scheme('support').ground];
  return {
    ...built,
    back: [...built.back, ...falling(place, 'far', { count: 9, size: 0.05, colors, round: false })],
    front: falling(place, 'near', {
      count: 4,
      size: 0.09,
      colors: colors.map((color) => withAlpha(color, 0.9)),
      round: false,
    }),
  };
};

/** Bulbs on a wire along the top, each breathing for itself. */
export const fairyLights: SetBuilder = (place) => {
  const { kit, id } = place;
  const { width } = kit.frame;
  const unit = unitOf(kit.frame);
  const built = studio(place);
  const bulbs = Array.from({ length: 9 }, (_, index): Layer => {
    const side = unit * 0.16;
    const x = (width * (index + 0.5)) / 9 - side / 2;
    const y = unit * (0.02 + 0.05 * Math.sin((Math.PI * (index + 0.5)) / 4.5)) - side * 0.3;
    return ellipseBlock(
      `${id}-bulb-${index}`,
      { x, y, width: side, height: side },
      spot([0, '#fff6d8f2'], [0.16, '#ffdf9ad9'], [0.3, '#ffcf7a40'], [1, '#ffcf7a00']),
      { slot: 'decor', motion: [{ phase: 'life', effect: 'pulse', amount: 0.16, period: 1.3 + (index % 4) * 0.35 }] },
    );
  });
  return { ...built, back: [...built.back, ...bulbs] };
};
