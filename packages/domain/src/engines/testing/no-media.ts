import type { Media } from '../media.ts';

function never(): never {
  throw new Error('Films and recordings are not part of this test');
}

/** For tests in which nothing may look into a film or recording. */
export const noMedia: Media = {
  probe: never,
  poster: never,
  gif: never,
  thumbnails: never,
  waveform: never,
  cut: never,
  concat: never,
  mux: never,
  mixDub: never,
  muxDub: never,
  stamp: never,
  steady: never,
  findCuts: never,
  eachFrame: never,
  extractAudio: never,
  loudness: never,
};
