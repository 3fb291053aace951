import type { Box, GroupLayer, Layer, Slot, TextLayer } from '../../creative/layer.ts';
import type { Motion } from '../../creative/motion.ts';
import { type Paint, solid } from '../../creative/paint.ts';
import type { TextStyle } from '../../creative/text-style.ts';
import type { Scheme } from '../../brand/scheme.ts';
import type { Rect } from '../../layout/display-list.ts';

/** The parts templates are put together from. All sizes are pixels of the frame. */
export type Moves = { readonly motion?: Motion[]; readonly time?: { start: number; end?: number } };

export function boxOf(rect: Rect): Box {
  return { x: rect.x, y: rect.y, width: rect.width, height: rect.height };
}

export type TextOptions = Partial<Omit<TextStyle, 'size' | 'color'>> & {
  readonly size: number;
  readonly color: string;
  readonly priority?: number;
  readonly slot?: Slot;
  readonly width?: 'hug' | 'fill';
  readonly maxWidth?: number;
} & Moves;

export function textBlock(id: string, text: string, options: TextOptions): TextLayer {
  const { priority, slot, width, maxWidth, motion, time, font = 'body', ...style } = options;
  return {
    kind: 'text',
    id,
    text,
    style: { font, ...style },
    ...(slot ? { slot } : {}),
    ...(priority === undefined ? {} : { priority }),
    ...(width || maxWidth ? { size: { ...(width ? { width } : {}), ...(maxWidth ? { maxWidth } : {}) } } : {}),
    ...(motion ? { motion } : {}),
    ...(time ? { time } : {}),
  };
}

type StackOptions = Partial<
  Pick<
    GroupLayer,
    | 'gap'
    | 'padding'
    | 'justify'
    | 'align'
    | 'fill'
    | 'stroke'
    | 'shadow'
    | 'radius'
    | 'priority'
    | 'size'
    | 'slot'
    | 'opacity'
    | 'rotate'
  >
> & { readonly box?: Rect } & Moves;

function group(
  layout: GroupLayer['layout'],
  id: string,
  children: readonly (Layer | undefined)[],
  options: StackOptions,
): GroupLayer {
  const { box, ...rest } = options;
  return {
    kind: 'group',
    id,
    layout,
    ...rest,
    ...(box ? { box: boxOf(box) } : {}),
    children: children.filter((child) => child !== undefined),
  };
}

export function column(id: string, children: readonly (Layer | undefined)[], options: StackOptions = {}): GroupLayer {
  return group('column', id, children, options);
}

export function row(id: string, children: readonly (Layer | undefined)[], options: StackOptions = {}): GroupLayer {
  return group('row', id, children, { align: 'center', ...options });
}

export function free(id: string, children: readonly (Layer | undefined)[], options: StackOptions = {}): GroupLayer {
  return group('free', id, children, options);
}

export type RectOptions = {
  readonly radius?: number;
  readonly slot?: Slot;
  readonly opacity?: number;
  readonly rotate?: number;
} & Moves;

const paintOf = (fill: string | Paint): Paint => (typeof fill === 'string' ? solid(fill) : fill);

export function rectBlock(id: string, box: Rect, fill: string | Paint, options: RectOptions = {}): Layer {
  const { radius, ...rest } = options;
  return {
    kind: 'shape',
    id,
    box: boxOf(box),
    shape: { kind: 'rect', ...(radius ? { radius } : {}) },
    fill: paintOf(fill),
    ...rest,
  };
}

type ShapeOptions = Omit<RectOptions, 'radius'>;

export function ellipseBlock(id: string, box: Rect, fill: string | Paint, options: ShapeOptions = {}): Layer {
  return { kind: 'shape', id, box: boxOf(box), shape: { kind: 'ellipse' }, fill: paintOf(fill), ...options };
}

export function archBlock(id: string, box: Rect, fill: string | Paint, options: ShapeOptions = {}): Layer {
  return { kind: 'shape', id, box: boxOf(box), shape: { kind: 'arch' }, fill: paintOf(fill), ...options };
}

/** A line inside a stack. */
export function rule(
  id: string,
  color: string,
  thickness: number,
  options: { readonly width?: number | 'fill'; readonly priority?: number } & Moves = {},
): Layer {
  const { width = 'fill', ...rest } = options;
  return {
    kind: 'shape',
    id,
    shape: { kind: 'rect' },
    fill: solid(color),
    size: { width, height: thickness },
    ...rest,
  };
}

/** A dotted line: where to cut, what leads from one thing to another. */
export function dottedLine(
  id: string,
  from: { x: number; y: number },
  length: number,
  options: { readonly color: string; readonly thickness: number; readonly upright?: boolean },
): Layer {
  const { color, thickness, upright = false } = options;
  const long = Math.max(thickness, length);
  return {
    kind: 'shape',
    id,
    slot: 'decor',
    box: upright
      ? { x: from.x - thickness / 2, y: from.y, width: thickness, height: long }
      : { x: from.x, y: from.y - thickness / 2, width: long, height: thickness },
    shape: upright
      ? { kind: 'path', d: `M${thickness / 2} 0V${long}`, viewBox: [0, 0, thickness, long] }
      : { kind: 'path', d: `M0 ${thickness / 2}H${long}`, viewBox: [0, 0, long, thickness] },
    stroke: { color, width: Math.max(0.5, thickness), dash: [0.5, Math.max(1.5, thickness * 2.6)] },
  };
}

export type ButtonOptions = {
  readonly size: number;
  readonly floor: number;
  readonly scheme: Pick<Scheme, 'accent' | 'onAccent'>;
  readonly roundness: number;
  readonly priority?: number;
  readonly maxWidth?: number;
} & Moves;

export function button(id: string, text: string, options: ButtonOptions): GroupLayer {
  const { size, floor, scheme, roundness, maxWidth, ...rest } = options;
  return column(
    id,
    [
      textBlock(`${id}-text`, text, {
        size,
        minSize: Math.min(size, Math.max(floor, size * 0.7)),
        color: scheme.onAccent,
        weight: 700,
        align: 'center',
        lineHeight: 1.15,
        maxLines: 2,
        oneLine: true,
        slot: 'cta',
      }),
    ],
    {
      padding: [size * 0.85, size * 0.52],
      align: 'center',
      justify: 'center',
      fill: solid(scheme.accent),
      radius: size * 1.2 * roundness + size * 0.15,
      ...(maxWidth ? { size: { maxWidth } } : {}),
      ...rest,
    },
  );
}

/** Tick, cross, arrow, heart: drawn, since emoji are no icons. */
export const icons = {
  check: { d: 'M4 13l5.5 5.5L20 7', viewBox: [0, 0, 24, 24] },
  cross: { d: 'M6 6l12 12M18 6L6 18', viewBox: [0, 0, 24, 24] },
  arrow: { d: 'M4 12h15M13 6l6 6-6 6', viewBox: [0, 0, 24, 24] },
  heart: { d: 'M12 21C5 15.5 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 7.5-10 13z', viewBox: [0, 0, 24, 24] },
} as const;

export function icon(
  id: string,
  name: keyof typeof icons,
  color: string,
  size: number,
  options: { readonly weight?: number; readonly priority?: number } & Moves = {},
): Layer {
  const { weight = 0.12, ...rest } = options;
  const { d, viewBox } = icons[name];
  return {
    kind: 'shape',
    id,
    shape: { kind: 'path', d, viewBox: [...viewBox] },
    stroke: { color, width: Math.max(0.5, size * weight) },
    size: { width: size, height: size },
    directional: name === 'arrow',
    slot: 'decor',
    ...rest,
  };
}

export type ListOptions = {
  readonly size: number;
  readonly floor: number;
  readonly text: string;
  readonly mark: string;
  readonly gap: number;
  readonly firstPriority: number;
};

/** Points with ticks; the last ones leave first when room is short. */
export function checkList(id: string, points: readonly string[], options: ListOptions): GroupLayer {
  const rows = points.map((point, index) =>
    row(
      `${id}-${index}`,
      [
        icon(`${id}-${index}-mark`, 'check', options.mark, options.size * 1.05, { weight: 0.14 }),
        textBlock(`${id}-${index}-text`, point, {
          size: options.size,
          minSize: Math.min(options.size, options.floor),
          color: options.text,
          weight: 500,
          maxLines: 3,
          lineHeight: 1.22,
          width: 'fill',
          slot: 'bullet',
        }),
      ],
      {
        gap: options.size * 0.5,
        size: { width: 'fill' },
        priority: Math.min(9, options.firstPriority + index),
      },
    ),
  );
  return column(id, rows, { gap: options.gap, size: { width: 'fill' } });
}

/** A star with a price or a shout. Text must be short; it shrinks to the star's inner square. */
export function burst(
  id: string,
  text: string,
  box: Rect,
  fill: string,
  color: string,
  options: { readonly rotate?: number; readonly slot?: Slot; readonly points?: number } & Moves = {},
): Layer {
  const { slot = 'badge', points = 18, rotate = -8, ...moves } = options;
  const inner = { x: box.width * 0.17, y: box.height * 0.26, width: box.width * 0.66, height: box.height * 0.48 };
  return free(
    id,
    [
      {
        kind: 'shape',
        id: `${id}-star`,
        slot: 'decor',
        shape: { kind: 'burst', points, depth: 0.12 },
        fill: solid(fill),
      },
      {
        ...textBlock(`${id}-text`, text, {
          font: 'heading',
          size: box.height * 0.36,
          minSize: 9,
          color,
          align: 'center',
          valign: 'middle',
          maxLines: 2,
          lineHeight: 1,
          balance: true,
          slot,
        }),
        box: boxOf(inner),
      },
    ],
    { box, rotate, ...moves },
  );
}
