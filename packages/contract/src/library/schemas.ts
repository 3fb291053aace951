import type { CallSchemas } from '../call-schemas.ts';
import { Nothing } from '../nothing.ts';
import { AnalysisStarted, AnalysisState } from './analysis.ts';
import type { libraryCalls } from './calls.ts';
import { LibraryAdDetail, LibraryAdId } from './library.ts';
import { SavedSearch, SavedSearchId, SavedSearchInput, SavedSearchList } from './saved-search.ts';
import { AdTranscript } from './transcript.ts';
import { LibraryAnswer, LibraryQuery } from './search.ts';

export const librarySchemas = {
  librarySearch: { input: LibraryQuery, output: LibraryAnswer },
  libraryAd: { input: LibraryAdId, output: LibraryAdDetail },
  libraryAnalysis: { input: LibraryAdId, output: AnalysisStarted },
  libraryAnalysisCheck: { input: LibraryAdId, output: AnalysisState },
  libraryTranscript: { input: LibraryAdId, output: AdTranscript },
  savedSearchList: { input: Nothing, output: SavedSearchList },
  savedSearchAdd: { input: SavedSearchInput, output: SavedSearch },
  savedSearchRemove: { input: SavedSearchId, output: Nothing },
} as const satisfies CallSchemas<typeof libraryCalls>;
