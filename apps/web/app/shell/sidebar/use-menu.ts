import { FileText, Images, LayoutDashboard } from 'lucide-react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { readDashboard } from '../../dashboard/dashboard-address.ts';
import { ruleOf, sectionKeys } from '../../dashboard/section-keys.ts';
import { sectionGroups, sections } from '../../dashboard/sections.ts';
import { useDashboard } from '../../dashboard/use-dashboard.ts';
import { useSectionWords } from '../../dashboard/use-section-words.ts';
import { useLocalizedPath } from '../../words/use-locale-code.ts';
import { useNavigationPages } from '../use-navigation-pages.ts';
import type { MenuItem, MenuSection } from './menu.ts';

/** The dashboard's sections as the registry has them, the shell's own pages, and every public page. */
export function useMenu(): readonly MenuSection[] {
  const t = useTranslations('app-shell');
  return [
    { key: 'own', items: useOwnPages() },
    ...useDashboardGroups(),
    { key: 'more', title: t('more'), items: [useAllPages()] },
  ];
}

function useOwnPages(): readonly MenuItem[] {
  const t = useTranslations('app-shell');
  const to = useLocalizedPath();
  const { pathname, search } = useLocation();
  const { hrefOf } = useDashboard();
  const open = readDashboard(search)?.section;
  const myAds = to('/my-ads');
  return [
    {
      itemKey: 'dashboard',
      name: ruleOf('Home').event,
      displayName: t('dashboard'),
      icon: LayoutDashboard,
      href: hrefOf('Home'),
      active: open === 'Home',
    },
    {
      itemKey: 'my-ads',
      name: 'my-ads',
      displayName: t('myAds'),
      icon: Images,
      href: myAds,
      active: isHere(pathname, myAds) && open === undefined,
    },
  ];
}

function useDashboardGroups(): readonly MenuSection[] {
  const t = useTranslations('dashboard');
  const { nameOf } = useSectionWords();
  const { search } = useLocation();
  const { hrefOf } = useDashboard();
  const open = readDashboard(search)?.section;
  return sectionGroups.flatMap((group) => {
    // The collection is one of the shell's own pages above: named here as well, it would stand in the menu twice.
    const keys = sectionKeys.filter((key) => sections[key].group === group && key !== 'MyAds');
    if (group === 'main' || keys.length === 0) return [];
    const items = keys.map((key) => ({
      itemKey: key,
      name: ruleOf(key).event,
      displayName: nameOf(key),
      icon: sections[key].icon,
      href: hrefOf(key),
      active: open === key,
    }));
    return [{ key: group, title: t(`groups.${group}`), items }];
  });
}

function useAllPages(): MenuItem {
  const t = useTranslations('app-shell');
  const to = useLocalizedPath();
  const { pathname } = useLocation();
  const subList = useNavigationPages().map(({ title, pages }) => ({
    itemKey: title,
    name: title,
    displayName: title,
    subList: pages.map(({ name, path }) => ({
      itemKey: path,
      name: path,
      displayName: name,
      href: to(path),
      active: isHere(pathname, to(path)),
    })),
  }));
  return { itemKey: 'all-pages', name: 'all-pages', displayName: t('allPages'), icon: FileText, subList };
}

/** Pages are built under an address that ends in a slash, and read under one that does not. */
function isHere(pathname: string, path: string): boolean {
  return pathname === path || pathname === `${path}/`;
}
