import { changeCampaign } from '@adwright/domain/campaigns/change-campaign.ts';
import { createCampaign } from '@adwright/domain/campaigns/create-campaign.ts';
import { deleteCampaign } from '@adwright/domain/campaigns/delete-campaign.ts';
import { listCampaigns } from '@adwright/domain/campaigns/list-campaigns.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';

export function campaignRoutes(api: Api, deps: Deps): void {
  api.implement('campaignCreate', ({ input, caller }) =>
    createCampaign(deps, { userId: caller.userId, campaign: input }),
  );
  api.implement('campaignUpdate', ({ input, caller }) =>
    changeCampaign(deps, { userId: caller.userId, change: input }),
  );
  api.implement('campaignDelete', async ({ input, caller }) => {
    await deleteCampaign(deps, { userId: caller.userId, id: input.id });
    return {};
  });
  api.implement('campaignList', ({ caller }) => listCampaigns(deps, caller.userId));
}
