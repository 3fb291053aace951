import type { Campaign, CampaignChange } from '@adwright/contract/campaign/campaign.ts';
import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { presentCampaign } from './present-campaign.ts';

/** Only what is sent changes. Another person's campaign is as unknown as one that never was. */
export async function changeCampaign(
  deps: { readonly work: UnitOfWork },
  { userId, change: { id, ...change } }: { userId: string; change: CampaignChange },
): Promise<Campaign> {
  const sent = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const changed = await deps.work.stores.campaigns.change(userId, id, sent);
  if (changed === null) throw new AppError('not_found');
  return presentCampaign(changed);
}
