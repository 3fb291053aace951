import { tools } from '@adwright/tools/registry.ts';
import type { SectionKey } from './section-keys.ts';

const address = /^(?:https?:\/\/)?[^\s/]+\.[a-z]{2,}(?:[/?#]\S*)?$/iu;

export function isAddress(typed: string): boolean {
  return address.test(typed.trim());
}

/** The tools that suit, the likeliest first, as they say themselves. */
function offered(kind: 'link' | 'words'): readonly SectionKey[] {
  return tools
    .flatMap(({ section, offeredFor }) => {
      const rank = offeredFor?.[kind];
      return rank === undefined ? [] : [{ key: section.key, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ key }) => key);
}

/** The sections that can begin with what is typed. Nothing typed, nothing offered. */
export function startOffers(typed: string): readonly SectionKey[] {
  if (typed.trim() === '') return [];
  return isAddress(typed) ? [...offered('link'), 'Products'] : offered('words');
}

/** It needs the address alone, not what stands there. */
export function takesLinkUnread(key: SectionKey): boolean {
  return tools.some(({ section, offeredFor }) => section.key === key && offeredFor?.linkUnread === true);
}
