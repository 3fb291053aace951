import { fillSamples } from '@adwright/domain/library/fill-samples.ts';
import type { Library } from '@adwright/domain/library/ports.ts';

/** The samples are read only where they are not in yet. */
export async function fillLibrary(library: Library): Promise<number> {
  const { sampleEntries, samplesVersion } = await import('@adwright/sample-ads/library-entries.ts');
  return fillSamples(library, { version: await samplesVersion(), load: sampleEntries });
}
