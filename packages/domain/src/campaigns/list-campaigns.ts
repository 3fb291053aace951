import type { Campaign } from '@adwright/contract/campaign/campaign.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { presentCampaign } from './present-campaign.ts';

export async function listCampaigns(
  deps: { readonly work: UnitOfWork },
  userId: string,
): Promise<{ list: Campaign[] }> {
  return { list: (await deps.work.stores.campaigns.list(userId)).map(presentCampaign) };
}
