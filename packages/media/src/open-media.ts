import { AppError } from '@adwright/contract/errors.ts';
import type { Media } from '@adwright/domain/engines/media.ts';
import { FfmpegFailed } from './ffmpeg/run-ffmpeg.ts';
import { faultCodes } from './probe/fault-codes.ts';
import { type MediaFault, MediaFaultError } from './probe/media-fault.ts';
import { concat } from './verbs/concat.ts';
import { cut } from './verbs/cut.ts';
import { eachFrame } from './verbs/each-frame.ts';
import { extractAudio } from './verbs/extract-audio.ts';
import { findCuts } from './verbs/find-cuts.ts';
import { gif } from './verbs/gif.ts';
import { loudness } from './verbs/loudness.ts';
import { mixDub } from './verbs/mix-dub.ts';
import { muxDub } from './verbs/mux-dub.ts';
import { mux } from './verbs/mux.ts';
import { poster } from './verbs/poster.ts';
import { probe } from './verbs/probe.ts';
import { stamp } from './verbs/stamp.ts';
import { steady } from './verbs/steady.ts';
import { thumbnails } from './verbs/thumbnails.ts';
import { waveform } from './verbs/waveform.ts';

/** Everything about films and recordings, as jobs and uploads get it. Nothing starts before it is used. */
export function openMedia(): Media {
  return {
    probe: told(probe),
    poster: told(poster),
    gif: told(gif),
    thumbnails: told(thumbnails),
    waveform: told(waveform),
    cut: told(cut),
    concat: told(concat),
    mux: told(mux),
    mixDub: told(mixDub),
    muxDub: told(muxDub),
    stamp: told(stamp),
    steady: told(steady),
    findCuts: told(findCuts),
    eachFrame: told(eachFrame),
    extractAudio: told(extractAudio),
    loudness: told(loudness),
  };
}

/** What is the file's fault is said to the person who brought it; all else stays what it is. */
function told<Args extends unknown[], Result>(verb: (...args: Args) => Promise<Result>) {
  return async (...args: Args): Promise<Result> => {
    try {
      return await verb(...args);
    } catch (error) {
      const fault = faultOf(error);
      throw fault === null ? error : new AppError(faultCodes[fault], {}, [], { cause: error });
    }
  };
}

function faultOf(error: unknown): MediaFault | null {
  if (error instanceof MediaFaultError) return error.fault;
  return error instanceof FfmpegFailed ? 'unreadable' : null;
}
