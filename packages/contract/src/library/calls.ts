import type { Endpoint } from '../endpoint.ts';

export const libraryCalls = {
  librarySearch: {
    method: 'GET',
    path: '/api/extension/ads-library/search',
    access: 'public',
    limit: 'search',
    summary: 'Search the ads library, for visitors too: words, exact phrases, filters, counts by filter.',
  },
  libraryAd: {
    method: 'GET',
    path: '/api/extension/ads-library/ad',
    access: 'public',
    limit: 'search',
    summary: 'One ad of the library with what changed about it while it ran.',
  },
  libraryAnalysis: {
    method: 'POST',
    path: '/api/extension/ads-library/ad-detail/analysis',
    access: 'public',
    limit: 'search',
    summary: 'Have an ad of the library analyzed. Free; ask for the result with its id.',
  },
  libraryAnalysisCheck: {
    method: 'POST',
    path: '/api/extension/ads-library/ad-detail/analysis-check',
    access: 'public',
    limit: 'search',
    summary: 'How an analysis stands, and what it found.',
  },
  libraryTranscript: {
    method: 'POST',
    path: '/api/extension/ads-library/video/transcript',
    access: 'user',
    limit: 'search',
    summary: 'What is said in a video ad, with times. Free; ask again until it has succeeded or failed.',
  },
  savedSearchList: {
    method: 'GET',
    path: '/api/extension/ads-library/saved-search/get-list',
    access: 'user',
    summary: 'The caller’s saved searches of the ads library, by name.',
  },
  savedSearchAdd: {
    method: 'POST',
    path: '/api/extension/ads-library/saved-search/add',
    access: 'user',
    limit: 'save',
    summary: 'Save a search under a name. The same search again takes the new name.',
  },
  savedSearchRemove: {
    method: 'POST',
    path: '/api/extension/ads-library/saved-search/remove',
    access: 'user',
    limit: 'write',
    summary: 'Remove a saved search.',
  },
} as const satisfies Record<string, Endpoint>;
