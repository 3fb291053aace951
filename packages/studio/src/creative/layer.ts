import { z } from 'zod';
import { limits } from './limits.ts';
import { Motion } from './motion.ts';
import { Color, Paint, Shadow, Stroke } from './paint.ts';
import { TextStyle } from './text-style.ts';

const Id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'an id is kebab-case, at most 64 characters');
const AssetId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);
const coordinate = z.number().min(-limits.coordinate).max(limits.coordinate);
const extent = z.number().min(0).max(limits.coordinate);

/** What an editor binds a field to and a check knows a layer by. */
export const Slot = z.enum([
  'headline',
  'subline',
  'body',
  'cta',
  'price',
  'old-price',
  'badge',
  'product',
  'logo',
  'brand-name',
  'rating',
  'quote',
  'author',
  'bullet',
  'label',
  'caption',
  'photo',
  'presenter',
  'decor',
]);
export type Slot = z.infer<typeof Slot>;

/**
 * Where a child of a free group lies, in pixels or in fractions of the parent. In a right-to-left
 * creative x is measured from the right edge, so a template is written once.
 */
export const Box = z.strictObject({
  x: coordinate,
  y: coordinate,
  width: extent,
  height: extent,
  unit: z.enum(['px', 'fr']).optional(),
});
export type Box = z.infer<typeof Box>;

const Extent = z.union([extent, z.enum(['hug', 'fill'])]);
/** How a child of a row or column takes its room. */
export const SizeRule = z.strictObject({
  width: Extent.optional(),
  height: Extent.optional(),
  minWidth: extent.optional(),
  minHeight: extent.optional(),
  maxWidth: extent.optional(),
  maxHeight: extent.optional(),
  /** Share among the `fill` siblings. */
  grow: z.number().min(0.01).max(100).optional(),
});
export type SizeRule = z.infer<typeof SizeRule>;

const common = {
  id: Id,
  slot: Slot.optional(),
  box: Box.optional(),
  size: SizeRule.optional(),
  /** 0 (the default) is never left out; the highest number goes first when room is short. */
  priority: z.number().int().min(0).max(9).optional(),
  /** Seconds within the scene, or within the whole for overlay layers. */
  time: z.strictObject({ start: z.number().min(0).max(600), end: z.number().min(0).max(600).optional() }).optional(),
  motion: z.array(Motion).max(limits.motionsOfLayer).optional(),
  opacity: z.number().min(0).max(1).optional(),
  /** Degrees about the middle. */
  rotate: z.number().min(-180).max(180).optional(),
  /**
   * Moved by hand from where the layout puts it: fractions of the frame, x in the reading direction. The room it
   * takes among its siblings stays the same.
   */
  shift: z.strictObject({ x: z.number().min(-2).max(2), y: z.number().min(-2).max(2) }).optional(),
  /** Made larger or smaller by hand, about the middle of its room. */
  scale: z.number().min(0.05).max(20).optional(),
  /** Steps towards the front among its siblings in a row or column: what lies over what, never who stands where. */
  order: z.number().int().min(-200).max(200).optional(),
};

const stretch = z.number().min(0.02).max(50);
/** How much wider and higher than laid out it was pulled by hand, about the middle; a picture is cropped for it. */
const Stretch = z.strictObject({ x: stretch, y: stretch });

const Focus = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
const Radius = z.number().min(0).max(4000);

export const TextLayer = z.strictObject({
  kind: z.literal('text'),
  ...common,
  text: z.string().max(limits.textLength),
  style: TextStyle,
});
export type TextLayer = z.infer<typeof TextLayer>;

/** A number that runs: up to a value, or down to zero as a clock. */
export const CountLayer = z.strictObject({
  kind: z.literal('count'),
  ...common,
  style: TextStyle,
  count: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('number'),
      from: z.number().min(-1e12).max(1e12),
      to: z.number().min(-1e12).max(1e12),
      decimals: z.number().int().min(0).max(4).optional(),
      prefix: z.string().max(40).optional(),
      suffix: z.string().max(40).optional(),
      delay: z.number().min(0).max(600).optional(),
      duration: z.number().min(0.01).max(60).optional(),
    }),
    z.strictObject({ kind: z.literal('countdown'), seconds: z.number().min(0).max(8_640_000) }),
  ]),
});
export type CountLayer = z.infer<typeof CountLayer>;

export const ImageLayer = z.strictObject({
  kind: z.literal('image'),
  ...common,
  asset: AssetId,
  fit: z.enum(['cover', 'contain']),
  focus: Focus.optional(),
  radius: Radius.optional(),
  shadow: Shadow.optional(),
  /** contain: where in the box the picture stands. */
  anchor: Focus.optional(),
  stretch: Stretch.optional(),
});
export type ImageLayer = z.infer<typeof ImageLayer>;

/** Moving pictures: a clip, or a presenter whose frames another engine paints. */
export const FrameLayer = z.strictObject({
  kind: z.enum(['video', 'presenter']),
  ...common,
  asset: AssetId,
  fit: z.enum(['cover', 'contain']),
  focus: Focus.optional(),
  radius: Radius.optional(),
  /** Seconds into the asset at which it starts. */
  from: z.number().min(0).max(36_000).optional(),
  speed: z.number().min(0.1).max(8).optional(),
});
export type FrameLayer = z.infer<typeof FrameLayer>;

export const ShapeLayer = z.strictObject({
  kind: z.literal('shape'),
  ...common,
  shape: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('rect'), radius: Radius.optional() }),
    z.strictObject({ kind: z.literal('ellipse') }),
    z.strictObject({ kind: z.literal('arch') }),
    z.strictObject({
      kind: z.literal('burst'),
      points: z.number().int().min(5).max(60),
      depth: z.number().min(0.01).max(0.6),
    }),
    /** SVG path data within a view box, scaled uniformly into the layer's box. */
    z.strictObject({
      kind: z.literal('path'),
      d: z
        .string()
        .regex(/^[MmLlHhVvCcSsQqTtAaZz0-9eE+\-., \n]*$/)
        .max(limits.pathLength),
      viewBox: z.tuple([
        coordinate,
        coordinate,
        z.number().min(0.01).max(limits.coordinate),
        z.number().min(0.01).max(limits.coordinate),
      ]),
    }),
  ]),
  fill: Paint.optional(),
  stroke: Stroke.optional(),
  shadow: Shadow.optional(),
  /** Mirror the drawing itself in right-to-left creatives: arrows, speech bubbles. */
  directional: z.boolean().optional(),
  stretch: Stretch.optional(),
});
export type ShapeLayer = z.infer<typeof ShapeLayer>;

export const captionStyles = [
  'karaoke',
  'pill',
  'pop',
  'plain',
  'stack',
  'box',
  'stroke',
  'typewriter',
  'underline',
  'marker',
  'bounce',
  'fade',
  'glow',
] as const;
export const CaptionsLayer = z.strictObject({
  kind: z.literal('captions'),
  ...common,
  look: z.enum(captionStyles),
  style: TextStyle,
  /** The word being spoken. */
  active: z.strictObject({ color: Color, plate: Color.optional() }),
  words: z
    .array(
      z.strictObject({
        text: z.string().min(1).max(80),
        start: z.number().min(0).max(600),
        end: z.number().min(0).max(600),
        /** Carries the weight of what is said: a figure, a name. */
        strong: z.boolean().optional(),
      }),
    )
    .max(limits.captionWords),
  /** At most so many words are shown together. */
  group: z.number().int().min(1).max(12).optional(),
});
export type CaptionsLayer = z.infer<typeof CaptionsLayer>;

export const RatingLayer = z.strictObject({
  kind: z.literal('rating'),
  ...common,
  value: z.number().min(0).max(10),
  max: z.number().int().min(1).max(10),
  color: Color,
  empty: Color,
});
export type RatingLayer = z.infer<typeof RatingLayer>;

export const ProgressLayer = z.strictObject({
  kind: z.literal('progress'),
  ...common,
  /** Filled share at the layer's start and end; `segments` splits the bar as stories do. */
  from: z.number().min(0).max(1),
  to: z.number().min(0).max(1),
  segments: z.number().int().min(1).max(20).optional(),
  color: Color,
  track: Color,
});
export type ProgressLayer = z.infer<typeof ProgressLayer>;

const groupFields = {
  kind: z.literal('group'),
  ...common,
  layout: z.enum(['free', 'row', 'column']),
  gap: extent.optional(),
  padding: z.union([extent, z.tuple([extent, extent])]).optional(),
  justify: z.enum(['start', 'center', 'end', 'between']).optional(),
  align: z.enum(['start', 'center', 'end', 'stretch']).optional(),
  fill: Paint.optional(),
  stroke: Stroke.optional(),
  shadow: Shadow.optional(),
  radius: Radius.optional(),
};
const GroupFields = z.strictObject(groupFields);

export type GroupLayer = z.infer<typeof GroupFields> & { children: Layer[] };
export type Layer =
  | TextLayer
  | CountLayer
  | ImageLayer
  | FrameLayer
  | ShapeLayer
  | CaptionsLayer
  | RatingLayer
  | ProgressLayer
  | GroupLayer;

const GroupLayerSchema: z.ZodType<GroupLayer> = z.strictObject({
  ...groupFields,
  children: z.array(z.lazy(() => Layer)).max(limits.childrenOfGroup),
});

const byKind: Record<Layer['kind'], z.ZodType<Layer>> = {
  text: TextLayer,
  count: CountLayer,
  image: ImageLayer,
  video: FrameLayer,
  presenter: FrameLayer,
  shape: ShapeLayer,
  captions: CaptionsLayer,
  rating: RatingLayer,
  progress: ProgressLayer,
  group: GroupLayerSchema,
};

/** Chosen by `kind`, so that an error names the field that is wrong and not every kind it could have been. */
export const Layer: z.ZodType<Layer> = z
  .looseObject({ kind: z.enum(Object.keys(byKind) as [Layer['kind'], ...Layer['kind'][]]) })
  .transform((value, context): Layer => {
    const parsed = byKind[value.kind].safeParse(value);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) context.issues.push({ ...issue, code: 'custom', input: value });
    return z.NEVER;
  });
