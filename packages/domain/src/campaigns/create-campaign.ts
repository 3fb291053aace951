import { type Campaign, type CampaignInput, mostCampaigns } from '@adwright/contract/campaign/campaign.ts';
import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { presentCampaign } from './present-campaign.ts';

export async function createCampaign(
  deps: { readonly work: UnitOfWork },
  { userId, campaign }: { userId: string; campaign: CampaignInput },
): Promise<Campaign> {
  const made = await deps.work.stores.campaigns.insert(userId, campaign, mostCampaigns);
  if (made === null) throw new AppError('campaigns_full', { limit: mostCampaigns });
  return presentCampaign(made);
}
