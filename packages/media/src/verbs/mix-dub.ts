import type { Media, MediaCall } from '@adwright/domain/engines/media.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { mostBytes, patience, safeInput } from '../ffmpeg/safe-input.ts';
import { madeFile } from '../made-file.ts';
import { readLoudness } from './loudness.ts';
import { probe } from './probe.ts';

/** As it was on the film's clock: a track that begins late, or has holes, keeps its place. */
const onTheClock = 'aresample=48000:async=1:first_pts=0';
const twice = 'pan=stereo|c0=c0|c1=c0';
/** How loud the film is, as a sound of its own. */
const gain = `aresample=48000,${twice},apad`;
const sum = 'pan=stereo|c0=c0+c2+c4|c1=c1+c3+c5';
/** What is heard of a film while its old voice speaks, where that cannot be taken out of it. */
const trace = 0.04;
/** Between the sides and the whole, in LU: with less of it, both sides are the same and nothing is left without the middle. */
const sideLeast = -24;

/**
 * The new voice over what else is heard in a film. While the old voice speaks (where the envelope is 0) only what differs
 * between left and right is left of it: voices are mixed into the middle. A film without such sides is turned down to a trace.
 * As long as the new voice.
 */
export const mixDub: Media['mixDub'] = async ({ film, voice, envelope, rest, keep, into }, call = {}) => {
  const { audio } = await probe(film, call);
  const background = !keep || !audio ? 'none' : (await hasSides(film, audio.channels, call)) ? 'centre' : 'lowered';
  const made = await mix({ film, voice, envelope, rest, into }, background, audio?.channels ?? 0, call);
  return { ...made, background };
};

type Files = { film: string; voice: string; envelope: string; rest: string; into: string };

async function mix(files: Files, background: 'none' | 'centre' | 'lowered', channels: number, { signal }: MediaCall) {
  const { film, voice, envelope, rest, into } = files;
  const old = `[1:a:0]${onTheClock},${channels === 1 ? twice : 'aformat=channel_layouts=stereo'},apad`;
  const begin = [`[0:a:0]${twice}[voice]`, `${old},asplit[old][again]`, `[2:a:0]${gain}[gain]`];
  const end = ['[old][gain]amultiply[kept]', `[voice][kept][left]amerge=inputs=3,${sum}[mixed]`];
  const graph = {
    none: `[0:a:0]${twice}[mixed]`,
    lowered: [...begin, `[again]volume=${trace}[left]`, ...end].join(';'),
    // In phase on both sides: a telephone that adds them up would otherwise hear nothing.
    centre: [
      ...begin,
      `[3:a:0]${gain}[inverse]`,
      '[again]pan=stereo|c0=0.7*c0-0.7*c1|c1=0.7*c0-0.7*c1[sides]',
      '[sides][inverse]amultiply[left]',
      ...end,
    ].join(';'),
  }[background];
  const inputs = [
    voice,
    ...(background === 'none' ? [] : [film, envelope]),
    ...(background === 'centre' ? [rest] : []),
  ];
  const opened = (await Promise.all(inputs.map((file) => safeInput(file)))).flat();
  const output = ['-filter_complex', graph, '-map', '[mixed]', '-c:a', 'pcm_s16le', '-ar', '48000', '-f', 'wav'];
  await runFfmpeg(findFfmpeg(), [...opened, ...output, ...mostBytes, into], { signal, limitSeconds: patience.work });
  return madeFile(into, 'audio/wav');
}

async function hasSides(film: string, channels: number, { signal }: MediaCall): Promise<boolean> {
  if (channels < 2) return false;
  const loudness = async (pan: string): Promise<number> => {
    const heard = `aformat=channel_layouts=stereo,${pan},ebur128=framelog=verbose:peak=true`;
    const output = ['-map', '0:a:0', '-vn', '-af', heard, '-f', 'null', '-'];
    const said = await runFfmpeg(findFfmpeg(), ['-v', 'info', '-nostats', ...(await safeInput(film)), ...output], {
      signal,
      limitSeconds: patience.work,
    });
    return readLoudness(said)?.integrated ?? Number.NEGATIVE_INFINITY;
  };
  const [sides, whole] = [await loudness('pan=mono|c0=0.5*c0-0.5*c1'), await loudness('pan=mono|c0=0.5*c0+0.5*c1')];
  return sides - whole > sideLeast;
}
