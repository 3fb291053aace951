import { AppError } from '@adwright/contract/errors.ts';
import type { AdTranscript } from '@adwright/contract/library/transcript.ts';
import { findAd } from '../../collection/find-ad.ts';
import type { Signing } from '../../collection/stored-media.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import type { Library } from '../ports.ts';

type Deps = Signing & { readonly work: UnitOfWork; readonly library: Library };

/** Listening takes a processor, and nobody pays for it. */
const mostWaiting = 3;

/** What is said in a video ad. Asked for again, it answers how far it is; one that failed is tried again. */
export async function requestTranscript(
  deps: Deps,
  { id, userId }: { id: string; userId: string },
): Promise<AdTranscript> {
  const ad = await findAd(deps, { id, userId });
  const films = ad.media.filter(({ kind }) => kind === 'video');
  if (films.length === 0) throw new AppError('wrong_file_kind');
  if (films.every(({ silent }) => silent)) return { id: ad.id, status: 'succeeded', language: null, segments: [] };
  const { transcripts } = deps.work.stores;
  const known = await transcripts.find(ad.id);
  if (known !== null && known.status !== 'failed') return { id: ad.id, ...known };
  const asked = await transcripts.request(ad.id, userId, mostWaiting);
  if (asked === null) throw new AppError('free_work_busy');
  return { id: ad.id, ...asked };
}
