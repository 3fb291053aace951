import type { Library, LibraryEntry } from './ports.ts';

type Samples = { readonly version: string; load(): Promise<readonly LibraryEntry[]> };

/** Fills the samples in once per version, and never again after somebody took them out. Cut off, it begins anew. */
export async function fillSamples(library: Library, { version, load }: Samples): Promise<number> {
  const state = await library.sourceState('sample');
  if (state !== null && (state.removed || state.version === version)) return 0;
  const entries = await load();
  await library.replaceSource('sample', entries);
  await library.rememberSource('sample', { version, removed: false });
  return entries.length;
}
