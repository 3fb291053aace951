import type { Media } from '@adwright/domain/engines/media.ts';
import { resolve } from 'node:path';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { mostBytes, patience, safeInput } from '../ffmpeg/safe-input.ts';
import { madeFile } from '../made-file.ts';
import { MediaFaultError } from '../probe/media-fault.ts';
import { evenSize, filmFile, filmPictures } from './encode-film.ts';
import { loudness } from './loudness.ts';
import { probe } from './probe.ts';

/** LUFS; what platforms play at. */
const target = -14;
/** Decibels: a whisper is not pulled up into noise. */
const mostGain = 20;
/** What MP4 holds as it is. */
const copied: ReadonlySet<string> = new Set(['avc', 'hevc', 'vp9', 'av1']);

/** The film's own pictures, untouched wherever the file can hold them, with the new sound at the usual loudness. */
export const muxDub: Media['muxDub'] = async ({ film, audio, subtitles, language, into }, { signal } = {}) => {
  const { integrated } = await loudness(audio, { signal });
  const gain = Number.isFinite(integrated) ? Math.max(-mostGain, Math.min(mostGain, target - integrated)) : 0;
  const sound = [
    '-af',
    `volume=${gain.toFixed(2)}dB,alimiter=limit=0.84:level=disabled`,
    '-c:a',
    'aac',
    '-b:a',
    '192k',
  ];
  const heard = ['-ar', '48000', '-metadata:s:a:0', `language=${language}`];
  const run = async (args: readonly string[]): Promise<void> => {
    await runFfmpeg(findFfmpeg(), [...args], { signal, limitSeconds: patience.work });
  };
  if (film === null) {
    const file = ['-movflags', '+faststart', '-f', 'ipod', into];
    await run([...(await safeInput(audio)), '-map', '0:a:0', ...sound, ...heard, ...mostBytes, ...file]);
    return madeFile(into, 'audio/mp4');
  }
  const { video } = await probe(film, { signal });
  if (!video) throw new MediaFaultError('unreadable', 'there are no pictures in it');
  const pictures = copied.has(video.codec) ? ['-c:v', 'copy'] : ['-vf', evenSize, ...filmPictures];
  const lines = subtitles === null ? [] : ['-protocol_whitelist', 'file', '-f', 'srt', '-i', resolve(subtitles)];
  const inputs = [...(await safeInput(film)), ...(await safeInput(audio)), ...lines];
  const shown = ['-map', '2:s:0', '-c:s', 'mov_text', '-metadata:s:s:0', `language=${language}`];
  const streams = ['-map', '0:v:0', '-map', '1:a:0', ...(subtitles === null ? [] : shown)];
  const tag = video.codec === 'hevc' ? ['-tag:v', 'hvc1'] : [];
  await run([...inputs, ...streams, ...pictures, ...tag, ...sound, ...heard, ...mostBytes, ...filmFile, into]);
  return madeFile(into, 'video/mp4');
};
