import { brandKitFromLink } from '@adwright/domain/brand-kits/brand-kit-from-link.ts';
import { changeBrandKit } from '@adwright/domain/brand-kits/change-brand-kit.ts';
import { chooseBrandKit } from '@adwright/domain/brand-kits/choose-brand-kit.ts';
import { createBrandKit } from '@adwright/domain/brand-kits/create-brand-kit.ts';
import { deleteBrandKit } from '@adwright/domain/brand-kits/delete-brand-kit.ts';
import { listBrandKits } from '@adwright/domain/brand-kits/list-brand-kits.ts';
import { localeOf } from '@adwright/i18n/locales.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';

export function brandKitRoutes(api: Api, deps: Deps): void {
  api.implement('brandKitList', ({ caller }) => listBrandKits(deps, caller.userId));
  api.implement('brandKitCreate', ({ input: kit, caller: { userId } }) => createBrandKit(deps, { userId, kit }));
  api.implement('brandKitUpdate', ({ input: kit, caller: { userId } }) => changeBrandKit(deps, { userId, kit }));
  api.implement('brandKitDelete', async ({ input: { id }, caller: { userId } }) => {
    await deleteBrandKit(deps, { userId, id });
    return {};
  });
  api.implement('brandKitChoose', ({ input: { id }, caller: { userId } }) => chooseBrandKit(deps, { userId, id }));
  api.implement('brandKitFromLink', ({ input: { url }, caller: { userId }, locale, signal }) => {
    const { pages } = deps;
    const language = localeOf(locale).tag;
    return brandKitFromLink(
      {
        ...deps,
        fetchPicture: async (address, options) =>
          (await pages.fetchPicture(address, { ...options, drawings: true })).bytes,
        readBrandPage: (address) => pages.readBrandPage(address, { signal, language }),
      },
      { userId, url, signal },
    );
  });
}
