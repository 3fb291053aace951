import type { AdNetwork } from '@adwright/contract/ad-text/ad-text.ts';
import type { PlacementId } from '@adwright/studio/placements.ts';

/** How an app shows an ad: the text below the image or above it in a list of posts, or over an image that fills the screen. */
type FeedLook = 'text-below' | 'text-above' | 'story' | 'full';

export type Feed = {
  readonly id: 'instagram' | 'facebook' | 'stories' | 'tiktok' | 'linkedin';
  /** The platform's own name; a kind of place that several have is named in the reader's language. */
  readonly name: string | null;
  readonly placement: PlacementId;
  readonly network: AdNetwork;
  readonly look: FeedLook;
  /** Characters before "… more"; the platforms' published figures where there is one. */
  readonly visible: number;
};

/** Where an image ad meets people on their phones. */
export const feeds: readonly [Feed, ...Feed[]] = [
  {
    id: 'instagram',
    name: 'Instagram',
    placement: 'meta-feed-portrait',
    network: 'meta',
    look: 'text-below',
    visible: 125,
  },
  {
    id: 'facebook',
    name: 'Facebook',
    placement: 'meta-feed-square',
    network: 'meta',
    look: 'text-above',
    visible: 125,
  },
  { id: 'stories', name: null, placement: 'meta-stories', network: 'meta', look: 'story', visible: 72 },
  { id: 'tiktok', name: 'TikTok', placement: 'tiktok-in-feed', network: 'tiktok', look: 'full', visible: 100 },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    placement: 'linkedin-square',
    network: 'linkedin',
    look: 'text-above',
    visible: 150,
  },
];

/** What shows before the rest is asked for: whole words, and null where everything shows. */
export function foldedText(text: string, visible: number): string | null {
  const characters = [...text];
  if (characters.length <= visible) return null;
  const cut = characters.slice(0, visible).join('');
  const end = cut.search(/\s\S*$/u);
  return (end > visible / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;:–—-]+$/u, '');
}
