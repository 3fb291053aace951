import { z } from 'zod';

export const easings = ['linear', 'in', 'out', 'in-out', 'expo-out', 'back-out', 'bounce-out'] as const;
export const Ease = z.enum(easings);
export type Ease = z.infer<typeof Ease>;

/** `start` and `end` follow the reading direction; `left` and `right` do not. */
export const Side = z.enum(['up', 'down', 'start', 'end', 'left', 'right']);
export type Side = z.infer<typeof Side>;

const length = z.number().min(0.01).max(60);

const timing = {
  /** Seconds after the layer appears (`in`) or before it disappears (`out`). Less than none: already under way. */
  delay: z.number().min(-10).max(600).optional(),
  duration: length.optional(),
  ease: Ease.optional(),
};

/** A step of the whole, or one after another by line or word, `stagger` seconds apart. */
const parts = { by: z.enum(['whole', 'line', 'word']).optional(), stagger: z.number().min(0).max(2).optional() };

/** How a layer comes or goes. Distance is a fraction of the frame's shorter side. A glide is a slide that never fades. */
const Entrance = z.strictObject({
  phase: z.enum(['in', 'out']),
  effect: z.enum(['fade', 'rise', 'slide', 'glide', 'scale', 'pop', 'wipe', 'mask', 'type', 'spin']),
  side: Side.optional(),
  /** Negative: a scale that comes from larger. */
  distance: z.number().min(-8).max(8).optional(),
  ...parts,
  ...timing,
});

/** What a layer does while it stays. */
const Life = z.strictObject({
  phase: z.literal('life'),
  effect: z.enum(['ken-burns', 'dolly', 'drift', 'pulse', 'float', 'wiggle', 'rotate']),
  /** ken-burns, within its box, and dolly, with its box: how near at the start and at the end. */
  from: z.number().min(1).max(3).optional(),
  to: z.number().min(1).max(3).optional(),
  side: Side.optional(),
  /** drift: fraction of the shorter side over the whole life. pulse, float, wiggle: strength. */
  amount: z.number().min(0).max(2).optional(),
  period: z.number().min(0.2).max(60).optional(),
  ease: Ease.optional(),
});

const row = z.number().min(-20).max(20);

/** Where a camera goes to in a picture, and the rows of the plane that things stand on; shares of it. */
export const PlaceRows = z
  .strictObject({ x: z.number().min(0).max(1), horizon: row, stand: row, behind: row, front: row })
  .refine(({ horizon, stand, behind, front }) => horizon < behind && behind < stand && stand < front);
export type PlaceRows = Readonly<z.infer<typeof PlaceRows>>;

/** A photograph of a place as a camera sees it that comes nearer and moves past: what is far moves less than what is near. */
const Depth = z.strictObject({
  phase: z.literal('life'),
  effect: z.literal('depth'),
  /** Of the layer's box. */
  plane: PlaceRows,
  /** How much larger coming nearer makes what stands, at the start and at the end. */
  from: z.number().min(1).max(3).optional(),
  to: z.number().min(1).max(3).optional(),
  /** How far what is behind is to the right of where it was taken, at the start and at the end; of the shorter side. */
  slide: z.tuple([z.number().min(-1).max(1), z.number().min(-1).max(1)]).optional(),
  ease: Ease.optional(),
});

export const Motion = z.union([Entrance, Life, Depth]);
export type Motion = z.infer<typeof Motion>;

export const Transition = z.strictObject({
  kind: z.enum(['cut', 'crossfade', 'push', 'zoom', 'wipe']),
  /** Seconds for which the scene before is still shown. Not used by a cut. */
  duration: z.number().min(0).max(3).optional(),
  side: Side.optional(),
  ease: Ease.optional(),
});
export type Transition = z.infer<typeof Transition>;
