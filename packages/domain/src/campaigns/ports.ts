import type { CampaignColor, CampaignInput } from '@adwright/contract/campaign/campaign.ts';

export type CampaignRecord = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly color: CampaignColor;
  readonly favorite: boolean;
  readonly projects: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export type CampaignStore = {
  /** Null when the person has as many as `most` already. */
  insert(userId: string, campaign: CampaignInput, most: number): Promise<CampaignRecord | null>;
  /** Null when the person has no such campaign. */
  change(
    userId: string,
    id: string,
    change: Partial<Pick<CampaignRecord, 'name' | 'color' | 'favorite'>>,
  ): Promise<CampaignRecord | null>;
  ofUser(userId: string, id: string): Promise<CampaignRecord | null>;
  /** Favorites first, then by name. */
  list(userId: string): Promise<CampaignRecord[]>;
  /** For good; its projects stay and are in none from then on. */
  remove(userId: string, id: string): Promise<boolean>;
};
