import type { VoiceEntry, VoiceListQuery } from '@adwright/contract/voice/voice.ts';
import type { Speaker } from '../engines/speech.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { VoiceSamples } from './ports.ts';

type Deps = {
  readonly work: UnitOfWork;
  readonly speech: { readonly speaker: Pick<Speaker, 'voices'>; readonly samples: Pick<VoiceSamples, 'addressOf'> };
};

export type VoicePage = { list: VoiceEntry[]; total: number; page: number; page_size: number };

/** Every voice there is here, the person's favourites first. `language` is a tag. */
export async function listVoices(deps: Deps, request: { userId: string; query: VoiceListQuery }): Promise<VoicePage> {
  const { query, userId } = request;
  const [voices, favourites] = await Promise.all([
    deps.speech.speaker.voices(),
    deps.work.stores.voices.collectedBy(userId),
  ]);
  const wanted = query.keyword?.toLowerCase();
  const found = voices
    .filter(
      (voice) =>
        (query.language === undefined || voice.language === query.language) &&
        (query.gender === undefined || voice.gender === query.gender) &&
        (query.style === undefined || voice.style === query.style) &&
        (query.quality === undefined || voice.quality === query.quality) &&
        (wanted === undefined || `${voice.name} ${voice.engine}`.toLowerCase().includes(wanted)),
    )
    .map((voice) => ({
      ...voice,
      sample_url: deps.speech.samples.addressOf(voice),
      collected: favourites.includes(voice.id),
    }))
    .filter(({ collected }) => query.collected === undefined || collected === query.collected)
    .toSorted((a, b) => Number(b.collected) - Number(a.collected));
  const from = (query.page - 1) * query.page_size;
  return {
    list: found.slice(from, from + query.page_size),
    total: found.length,
    page: query.page,
    page_size: query.page_size,
  };
}
