import type { ComponentType } from 'react';

/** An entry of the shell's menu. It leads somewhere, or opens a list of others, at most three levels deep. */
export type MenuItem = {
  /** Unique in its list. */
  readonly itemKey: string;
  /** What it is called in addresses and events, the same in every language. */
  readonly name: string;
  readonly displayName: string;
  readonly icon?: ComponentType<{ className?: string }>;
  readonly href?: string;
  readonly active?: boolean;
  readonly subList?: readonly MenuItem[];
};

export type MenuSection = { readonly key: string; readonly title?: string; readonly items: readonly MenuItem[] };

export const deepestLevel = 3;

/** An entry is active when it, or anything below it, is where the reader is. */
export function isActive(item: MenuItem): boolean {
  return item.active === true || (item.subList?.some(isActive) ?? false);
}
