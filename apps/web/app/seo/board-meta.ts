import { brand } from '@adwright/contract/brand.ts';
import type { SharedBoard } from '@adwright/contract/collection/collection.ts';
import type { MetaDescriptor } from 'react-router';

type Place = {
  /** "Collected with …", in the page's language. */
  readonly made: string;
  readonly url: URL;
  readonly origin: string;
};

/** What a link to a shared board shows in a tab and where it is posted: its name, and the newest of its ads. */
export function boardMeta(
  board: Pick<SharedBoard, 'name' | 'list'> | null,
  { made, url, origin }: Place,
): MetaDescriptor[] {
  if (!board) return [{ title: made }];
  const still = board.list[0]?.media[0]?.thumb_url;
  return [
    { title: `${board.name} · ${made}` },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: board.name },
    { property: 'og:description', content: made },
    { property: 'og:url', content: new URL(url.pathname, origin).href },
    ...(still === undefined ? [] : [{ property: 'og:image', content: new URL(still, origin).href }]),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
