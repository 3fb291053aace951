import { useRouteLoaderData } from 'react-router';
import type { rootLoader } from '../root-data.ts';

type NavigationPage = { readonly name: string; readonly path: string };
export type NavigationGroup = { readonly title: string; readonly pages: readonly NavigationPage[] };

/** All public pages by group, in the page's language. Empty only when nothing could be loaded. */
export function useNavigationPages(): readonly NavigationGroup[] {
  return useRouteLoaderData<typeof rootLoader>('root')?.navigation ?? [];
}

export function usePageName(path: string): string | undefined {
  return useNavigationPages()
    .flatMap(({ pages }) => pages)
    .find((page) => page.path === path)?.name;
}
