import { AdNetwork } from '@adwright/contract/ad-text/ad-text.ts';
import type { LibraryPlatform } from '@adwright/contract/library/library.ts';

const networks: Partial<Record<LibraryPlatform, AdNetwork>> = { facebook: 'meta', instagram: 'meta' };

/** What the copy tool calls the first platform that it writes for; null where it knows none of them. */
export function networkOf(platforms: readonly LibraryPlatform[]): AdNetwork | null {
  for (const platform of platforms) {
    const known = AdNetwork.safeParse(networks[platform] ?? platform);
    if (known.success) return known.data;
  }
  return null;
}
