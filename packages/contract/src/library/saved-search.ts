import { z } from 'zod';

export const mostSavedSearches = 50;

/** Words and filters as they stand in an address: `wool socks platform:tiktok`. */
const FindText = z.string().trim().min(1).max(600);

export const SavedSearch = z.object({
  id: z.string(),
  name: z.string(),
  find: z.string(),
  created_at: z.iso.datetime(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const SavedSearchInput = z.object({ name: z.string().trim().min(1).max(80), find: FindText });
export type SavedSearchInput = z.infer<typeof SavedSearchInput>;

export const SavedSearchList = z.object({ list: z.array(SavedSearch) });
export const SavedSearchId = z.object({ id: z.uuid() });
