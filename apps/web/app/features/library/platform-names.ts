import type { LibraryPlatform } from '@adwright/contract/library/library.ts';

/** Names of companies are the same in every language. */
export const platformNames: Readonly<Record<LibraryPlatform, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  google: 'Google',
  linkedin: 'LinkedIn',
  amazon: 'Amazon',
  discord: 'Discord',
  reddit: 'Reddit',
};
