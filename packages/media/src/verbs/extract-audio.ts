import type { Media } from '@adwright/domain/engines/media.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { mostBytes, patience, safeInput } from '../ffmpeg/safe-input.ts';
import { madeFile } from '../made-file.ts';

/** One channel stays one: spread over two it would be quieter. More than two are mixed down. */
const channels = ['-af', 'aformat=channel_layouts=mono|stereo'];

const formats = {
  wav: { mime: 'audio/wav', output: '-c:a pcm_s16le -ar 48000 -f wav'.split(' ') },
  m4a: { mime: 'audio/mp4', output: '-c:a aac -b:a 128k -ar 48000 -movflags +faststart -f ipod'.split(' ') },
} as const;

export const extractAudio: Media['extractAudio'] = async ({ file, into, format, seconds }, { signal } = {}) => {
  const { mime, output } = formats[format];
  const length = seconds === undefined ? [] : ['-t', String(seconds)];
  const sound = ['-map', '0:a:0', '-vn', '-sn', '-dn', ...channels, ...output, ...length, ...mostBytes, into];
  await runFfmpeg(findFfmpeg(), [...(await safeInput(file)), ...sound], { signal, limitSeconds: patience.work });
  return madeFile(into, mime);
};
