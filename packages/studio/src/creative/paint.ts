import { z } from 'zod';
import { limits } from './limits.ts';

/** `#rrggbb` or `#rrggbbaa`, nothing else: both hosts and the contrast check read it the same way. */
export const Color = z.string().regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/i, 'a colour is #rrggbb or #rrggbbaa');
export type Color = z.infer<typeof Color>;

const Stop = z.strictObject({ at: z.number().min(0).max(1), color: Color });
const stops = z.array(Stop).min(2).max(limits.gradientStops);

/** Gradient geometry is in fractions of the painted box, so that it follows the box to any size. */
export const Paint = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('solid'), color: Color }),
  z.strictObject({ kind: z.literal('linear'), angle: z.number().min(-360).max(360), stops }),
  z.strictObject({
    kind: z.literal('radial'),
    x: z.number().min(-1).max(2),
    y: z.number().min(-1).max(2),
    radius: z.number().min(0.01).max(3),
    stops,
  }),
]);
export type Paint = z.infer<typeof Paint>;

export const Stroke = z.strictObject({
  color: Color,
  width: z.number().min(0.25).max(200),
  dash: z.array(z.number().min(0.5).max(500)).max(6).optional(),
});
export type Stroke = z.infer<typeof Stroke>;

export const Shadow = z.strictObject({
  color: Color,
  blur: z.number().min(0).max(200),
  x: z.number().min(-500).max(500).optional(),
  y: z.number().min(-500).max(500).optional(),
});
export type Shadow = z.infer<typeof Shadow>;

export function solid(color: Color): Paint {
  return { kind: 'solid', color };
}
