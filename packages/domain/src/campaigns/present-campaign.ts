import type { Campaign } from '@adwright/contract/campaign/campaign.ts';
import type { CampaignRecord } from './ports.ts';

export function presentCampaign(record: CampaignRecord): Campaign {
  const { id, name, color, favorite, projects, createdAt, updatedAt } = record;
  const moments = { created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() };
  return { id, name, color, favorite, projects, ...moments };
}
