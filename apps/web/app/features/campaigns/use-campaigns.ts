import type { Campaign, CampaignChange, CampaignInput } from '@adwright/contract/campaign/campaign.ts';
import { useQuery } from '@tanstack/react-query';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';

const key = ['campaigns'];

export type Campaigns = {
  /** Null until the first answer. */
  readonly list: readonly Campaign[] | null;
  readonly create: (campaign: CampaignInput) => Promise<Campaign | null>;
  readonly change: (change: CampaignChange) => Promise<void>;
  /** For good. The work in it stays. */
  readonly remove: (campaign: Campaign) => Promise<void>;
};

/** The person's campaigns, favorites first. */
export function useCampaigns(): Campaigns {
  const { data } = useQuery(
    { queryKey: key, queryFn: () => api.call('campaignList', {}, { quiet: true }) },
    serverCache,
  );
  return {
    list: data?.list ?? null,
    create: (campaign) =>
      api.call('campaignCreate', campaign).then(
        async (made) => {
          await reloadCampaigns();
          return made;
        },
        () => null,
      ),
    change: (change) => api.call('campaignUpdate', change).then(reloadCampaigns, () => {}),
    remove: ({ id }) =>
      api.call('campaignDelete', { id }).then(
        async () => {
          await reloadCampaigns();
          await serverCache.refetchQueries({ queryKey: ['work'], type: 'active' });
        },
        () => {},
      ),
  };
}

/** Which come first, and how much is in each, is the server's to say. */
async function reloadCampaigns(): Promise<void> {
  await serverCache.invalidateQueries({ queryKey: key });
}
