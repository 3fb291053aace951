import { z } from 'zod';
import { Brand } from '../creative/brand.ts';
import { Family } from '../creative/family.ts';
import { Layer } from '../creative/layer.ts';
import { limits } from '../creative/limits.ts';
import { Color, Paint } from '../creative/paint.ts';
import type { TemplateId } from '../template.ts';
import { templates } from '../templates/registry.ts';
import { AdBriefSchema, AdImageSchema } from './brief-schema.ts';
import { handmade } from './handmade.ts';
import { DesignPin } from './pin.ts';
import { holdsTooMuchText, tooMuchText } from './text-budget.ts';

const stretch = z.number().min(0.02).max(50);
const side = z.number().int().min(limits.side.min).max(limits.side.max);
const LayerId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);

/** The scene's own ground, which is no layer. */
export const groundLayer = 'scene-ground';

/**
 * What a person changed on one layer. Without a placement it holds in every size; one with a placement wins
 * there, field by field. A patch for a layer that a size does not have does nothing.
 */
export const LayerPatch = z.strictObject({
  layer: LayerId,
  placement: z.string().max(80).optional(),
  text: z.string().max(limits.textLength).optional(),
  /** Of the letters; of a shape without letters, its fill. */
  color: Color.optional(),
  fill: Paint.optional(),
  font: Family.optional(),
  weight: z.number().int().min(100).max(900).optional(),
  align: z.enum(['start', 'center', 'end']).optional(),
  /** Fractions of the frame, dx in the reading direction. */
  dx: z.number().min(-2).max(2).optional(),
  dy: z.number().min(-2).max(2).optional(),
  scale: z.number().min(0.05).max(20).optional(),
  /** How much wider and higher than it is laid out. Of shapes and pictures. */
  stretchX: stretch.optional(),
  stretchY: stretch.optional(),
  /** Degrees, instead of the layer's own. */
  rotate: z.number().min(-180).max(180).optional(),
  hidden: z.boolean().optional(),
  /** The id of one of the design's pictures. */
  asset: z.string().max(64).optional(),
  /** Steps towards the front among its siblings; negative: towards the back. */
  order: z.number().int().min(-200).max(200).optional(),
});
export type LayerPatch = z.infer<typeof LayerPatch>;

const templateIds = templates.map((template) => template.id) as [TemplateId, ...TemplateId[]];

const Base = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('template'), template: z.enum(templateIds) }),
  z.strictObject({
    kind: z.literal('layers'),
    width: side,
    height: side,
    background: Paint,
    layers: z.array(Layer).max(limits.childrenOfGroup),
  }),
]);

const pictures = z.array(AdImageSchema).max(40);

const DesignFields = z.strictObject({
  version: z.literal(1),
  base: Base,
  brief: AdBriefSchema,
  product: z.strictObject({ name: z.string().max(300), images: pictures, photos: pictures.exactOptional() }),
  brand: Brand,
  logos: pictures.exactOptional(),
  /** Further pictures that layers or patches name. */
  pictures: pictures.exactOptional(),
  patches: z.array(LayerPatch).max(400),
  /** What the template made of it when it was kept. */
  pin: DesignPin.exactOptional(),
  ...handmade,
});

/** An ad before it has a size: an idea, its words and pictures, a brand, and what was changed by hand. */
export const AdDesign = DesignFields.refine((design) => !holdsTooMuchText(design), tooMuchText);
export type AdDesign = z.infer<typeof AdDesign>;
