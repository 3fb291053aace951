import { Nothing } from '../nothing.ts';
import type { CallSchemas } from '../call-schemas.ts';
import { Campaign, CampaignChange, CampaignId, CampaignInput, CampaignList } from './campaign.ts';
import type { campaignCalls } from './calls.ts';

export const campaignSchemas = {
  campaignCreate: { input: CampaignInput, output: Campaign },
  campaignUpdate: { input: CampaignChange, output: Campaign },
  campaignDelete: { input: CampaignId, output: Nothing },
  campaignList: { input: Nothing, output: CampaignList },
} as const satisfies CallSchemas<typeof campaignCalls>;
