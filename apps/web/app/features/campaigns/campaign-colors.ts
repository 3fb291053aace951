import type { CampaignColor } from '@adwright/contract/campaign/campaign.ts';

/** Tones of the theme, so that each is legible in light and dark. */
export const campaignColors: Readonly<Record<CampaignColor, string>> = {
  red: 'text-danger',
  orange: 'text-accent',
  green: 'text-success',
  blue: 'text-support',
  purple: 'text-[oklch(0.62_0.17_305)]',
  gray: 'text-faint',
};

export const campaignColorNames = Object.keys(campaignColors) as readonly CampaignColor[];
