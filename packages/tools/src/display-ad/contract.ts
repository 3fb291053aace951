import { ImageAdFinding } from '@adwright/contract/ads-image/image-ad.ts';
import { type Placement, type PlacementId, placements } from '@adwright/studio/placements.ts';
import { z } from 'zod';
import { presetFields } from '../kit/preset-ads/plan/input.ts';
import { offeredTemplates, templateField } from '../kit/preset-ads/plan/template-field.ts';
import { parseWebAddress } from '../kit/form/plan/web-address.ts';
import { defineContract } from '../tool.ts';

export const displayTemplates = offeredTemplates(['picture'], ['product-hero', 'big-price', 'checklist', 'diagonal']);

/** The fixed sizes of Google's display network: those that take uploaded HTML5. */
const isFixed = ({ network, media }: Placement): boolean => network === 'google-display' && media.includes('gif');
export const displayPlacements = placements.filter(isFixed).map(({ id }) => id);

const DisplayPlacement = z.enum(displayPlacements as [PlacementId, ...PlacementId[]]);

export const DisplayAdInput = z.object({
  ...presetFields,
  template: templateField(displayTemplates),
  placements: z
    .array(DisplayPlacement)
    .min(1)
    .max(displayPlacements.length)
    .default([...displayPlacements]),
  /** Where a click leads until the network sets its own address. */
  click_url: z
    .string()
    .trim()
    .min(1)
    .max(2000)
    .refine((typed) => parseWebAddress(typed) !== null),
});
export type DisplayAdInput = z.infer<typeof DisplayAdInput>;

const DisplayFile = z.object({
  placement: z.string(),
  name: z.string(),
  fallback: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  limit: z.number().int(),
  /** How long anything moves. */
  seconds: z.number(),
  /** Where it leaves the brand that it was ordered for. */
  findings: z.array(ImageAdFinding).default([]),
});

export const DisplayAdOutput = z.object({ files: z.array(DisplayFile), zip: z.string() });
export type DisplayAdOutput = z.infer<typeof DisplayAdOutput>;

export const contract = defineContract({
  input: DisplayAdInput,
  output: DisplayAdOutput,
  queue: 'picture',
  stages: ['write', 'draw', 'pack'],
  timeoutSeconds: 300,
  example: { product: { title: 'Kestrel desk lamp' }, click_url: 'example.com' },
  price: () => 2,
});
