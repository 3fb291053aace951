import type { Media, MediaCall, MediaFacts } from '@adwright/domain/engines/media.ts';
import { fewAtOnce } from '../probe/few-at-once.ts';
import { mediaLimits } from '../media-limits.ts';
import { MediaFaultError } from '../probe/media-fault.ts';
import { proveDecodable } from '../probe/prove-decodable.ts';
import { readByFfmpeg } from '../probe/read-by-ffmpeg.ts';
import { readInProcess } from '../probe/read-process.ts';

const turn = fewAtOnce();

/** In turns: a burst of uploads must not become a burst of processes. */
export const probe: Media['probe'] = (file, call = {}) => turn(() => look(file, call));

async function look(file: string, call: MediaCall): Promise<MediaFacts> {
  const facts = (await readInProcess(file, call)) ?? (await readByFfmpeg(file, call));
  assertSaneSound(facts);
  await proveDecodable(file, facts, call);
  return facts;
}

function assertSaneSound({ audio }: MediaFacts): void {
  if (audio === null) return;
  const { samples, channels } = mediaLimits;
  if (audio.sampleRate < samples.least || audio.sampleRate > samples.most || audio.channels > channels)
    throw new MediaFaultError('unreadable', `${audio.channels} channels of ${audio.sampleRate} samples`);
}
