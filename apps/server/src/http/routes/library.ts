import { AppError } from '@adwright/contract/errors.ts';
import { presentSearch } from '@adwright/domain/library/saved-searches/present-search.ts';
import { saveSearch } from '@adwright/domain/library/saved-searches/save-search.ts';
import { requestTranscript } from '@adwright/domain/library/transcripts/request-transcript.ts';
import { analyseAd } from '@adwright/domain/library/analyse-ad.ts';
import { findAd } from '@adwright/domain/collection/find-ad.ts';
import { searchLibrary } from '@adwright/domain/library/search-library.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';

export function libraryRoutes(api: Api, deps: Deps): void {
  api.implement('librarySearch', ({ input }) => searchLibrary(deps, input));
  // An analysis is named like its ad and takes no longer than asking for it: it is done as soon as it is started.
  api.implement('libraryAnalysis', async ({ input, caller }) => {
    const { id } = await findAd(deps, { id: input.id, userId: caller?.userId ?? null });
    return { id, status: 'succeeded', credits_cost: 0 };
  });
  api.implement('libraryAnalysisCheck', async ({ input, caller }) => {
    const ad = await findAd(deps, { id: input.id, userId: caller?.userId ?? null });
    const spoken = ad.format === 'video' ? await deps.work.stores.transcripts.find(ad.id) : null;
    return { id: ad.id, status: 'succeeded', analysis: analyseAd(ad, spoken?.segments) };
  });
  api.implement('libraryTranscript', ({ input, caller }) =>
    requestTranscript(deps, { id: input.id, userId: caller.userId }),
  );
  const { savedSearches } = deps.work.stores;
  api.implement('savedSearchList', async ({ caller }) => ({
    list: (await savedSearches.list(caller.userId)).map(presentSearch),
  }));
  api.implement('savedSearchAdd', ({ input, caller }) => saveSearch(deps, { userId: caller.userId, search: input }));
  api.implement('savedSearchRemove', async ({ input, caller }) => {
    if (!(await savedSearches.remove(caller.userId, input.id))) throw new AppError('not_found');
    return {};
  });
  api.implement('libraryAd', ({ input, caller }) => findAd(deps, { id: input.id, userId: caller?.userId ?? null }));
}
