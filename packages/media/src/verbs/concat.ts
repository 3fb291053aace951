import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Media, MediaCall, MediaFacts } from '@adwright/domain/engines/media.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { mostBytes, patience, safeInput } from '../ffmpeg/safe-input.ts';
import { madeFile } from '../made-file.ts';
import { MediaFaultError } from '../probe/media-fault.ts';
import { filmFile, filmPictures, filmSound } from './encode-film.ts';
import { probe } from './probe.ts';

type Shape = { readonly width: number; readonly height: number; readonly fps: number };

const mostFps = 60;

/**
 * Each file is first made alike by itself, then all are put together without encoding their pictures again: a decoder
 * for every file at once would need memory for each. Sound waits for the last step, since encoded sound has gaps at its
 * ends.
 */
export const concat: Media['concat'] = async ({ files, into }, call = {}) => {
  const [first] = files;
  if (first === undefined) throw new RangeError('there is nothing to put together');
  const folder = await mkdtemp(join(dirname(resolve(into)), 'parts-'));
  try {
    const shape = shapeOf(await probe(first, call));
    const names = files.map((_, index) => `${index}.mkv`);
    for (const [index, file] of files.entries()) await makeAlike(file, join(folder, `${index}.mkv`), shape, call);
    const list = join(folder, 'parts.txt');
    await writeFile(list, `ffconcat version 1.0\n${names.map((name) => `file ${name}`).join('\n')}\n`);
    const input = ['-protocol_whitelist', 'file', '-f', 'concat', '-i', list];
    const output = ['-map', '0:v', '-map', '0:a', '-c:v', 'copy', ...filmSound, ...mostBytes, ...filmFile, into];
    await runFfmpeg(findFfmpeg(), [...input, ...output], { signal: call.signal, limitSeconds: patience.work });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return madeFile(into, 'video/mp4');
};

function shapeOf({ video }: MediaFacts): Shape {
  if (!video) throw new MediaFaultError('unreadable', 'there are no pictures in the first file');
  const even = (value: number): number => Math.max(2, Math.floor(value / 2) * 2);
  return { width: even(video.width), height: even(video.height), fps: Math.min(mostFps, Math.max(1, video.fps)) };
}

async function makeAlike(file: string, into: string, { width, height, fps }: Shape, call: MediaCall): Promise<void> {
  const { seconds, video, audio } = await probe(file, call);
  if (!video) throw new MediaFaultError('unreadable', 'there are no pictures in a file');
  const silence = ['-f', 'lavfi', '-i', 'anullsrc=r=48000:cl=stereo'];
  const inputs = [...(await safeInput(file)), ...(audio ? [] : silence)];
  const fitted = `scale=iw*sar:ih,scale=${width}:${height}:force_original_aspect_ratio=decrease`;
  const framed = `${fitted},pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2,setsar=1,fps=${fps.toFixed(3)}`;
  const sound = ['-map', audio ? '0:a:0' : '1:a:0', '-af', 'apad', '-c:a', 'pcm_s16le', '-ac', '2', '-ar', '48000'];
  const pictures = ['-map', '0:v:0', '-vf', framed, ...filmPictures];
  const output = [...pictures, ...sound, '-t', seconds.toFixed(3), ...mostBytes, '-f', 'matroska', into];
  await runFfmpeg(findFfmpeg(), [...inputs, ...output], { signal: call.signal, limitSeconds: patience.work });
}
