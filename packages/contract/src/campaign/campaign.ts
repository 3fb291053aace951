import { z } from 'zod';

/** Names of colors that the theme draws in light and dark; the wire says which, never how it looks. */
export const CampaignColor = z.enum(['red', 'orange', 'green', 'blue', 'purple', 'gray']);
export type CampaignColor = z.infer<typeof CampaignColor>;

const Name = z.string().trim().min(1).max(80);

/** A folder that a person keeps work in. A project is in one at most. */
export const Campaign = z.object({
  id: z.string(),
  name: z.string(),
  color: CampaignColor,
  favorite: z.boolean(),
  /** How many projects are in it. */
  projects: z.number().int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Campaign = z.infer<typeof Campaign>;

export const CampaignInput = z.object({ name: Name, color: CampaignColor.default('blue') });
export type CampaignInput = z.infer<typeof CampaignInput>;

/** Only what is sent changes. */
export const CampaignChange = z.object({
  id: z.uuid(),
  name: Name.optional(),
  color: CampaignColor.optional(),
  favorite: z.boolean().optional(),
});
export type CampaignChange = z.infer<typeof CampaignChange>;

export const CampaignId = z.object({ id: z.uuid() });

/** More than anybody can tell apart in a list; the list therefore needs no pages. */
export const mostCampaigns = 200;

export const CampaignList = z.object({ list: z.array(Campaign) });
