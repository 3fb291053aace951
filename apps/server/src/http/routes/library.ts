import { analyseAd } from '@adwright/domain/library/analyse-ad.ts';
import { getLibraryAd } from '@adwright/domain/library/get-library-ad.ts';
import { searchLibrary } from '@adwright/domain/library/search-library.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';

export function libraryRoutes(api: Api, deps: Deps): void {
  api.implement('librarySearch', ({ input }) => searchLibrary(deps, input));
  // An analysis is named like its ad and takes no longer than asking for it: it is done as soon as it is started.
  api.implement('libraryAnalysis', async ({ input }) => {
    const { id } = await getLibraryAd(deps, input.id);
    return { id, status: 'succeeded', credits_cost: 0 };
  });
  api.implement('libraryAnalysisCheck', async ({ input }) => {
    const ad = await getLibraryAd(deps, input.id);
    return { id: ad.id, status: 'succeeded', analysis: analyseAd(ad) };
  });
  api.implement('libraryAd', ({ input }) => getLibraryAd(deps, input.id));
}
