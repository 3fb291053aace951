import type { AudioFacts, MediaCall, MediaFacts, VideoFacts } from '@adwright/domain/engines/media.ts';
import { demuxerOfFile } from '../ffmpeg/demuxer.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { FfmpegFailed, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { patience, safeInput } from '../ffmpeg/safe-input.ts';
import { mediaLimits } from '../media-limits.ts';
import { MediaFaultError } from './media-fault.ts';

/** For containers that are read nowhere else. No package carries ffprobe; ffmpeg tells the same, in words. */
export async function readByFfmpeg(file: string, { signal }: MediaCall): Promise<MediaFacts> {
  const args = ['-v', 'info', ...(await safeInput(file)), '-t', '0', '-f', 'null', '-'];
  try {
    const said = await runFfmpeg(findFfmpeg(), args, { signal, limitSeconds: patience.look });
    return readFacts(said, (await demuxerOfFile(file)) ?? 'unknown');
  } catch (error) {
    if (error instanceof FfmpegFailed) throw new MediaFaultError('unreadable', error.message, { cause: error });
    throw error;
  }
}

export function readFacts(said: string, container: string): MediaFacts {
  const described = said.split(/^Output #/m)[0] ?? '';
  const [, hours = '', minutes = '', rest = ''] = /Duration: (\d+):(\d\d):([\d.]+)/.exec(described) ?? [];
  const seconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
  const streams = described.split(/^\s*Stream #/m).slice(1);
  // The cover of a record is told as a film of one picture.
  const video = streams.find((text) => / Video: /.test(text) && !/attached pic/.test(text));
  const audio = streams.find((text) => / Audio: /.test(text));
  if (!(seconds > 0) || (!video && !audio) || streams.length > mediaLimits.tracks)
    throw new MediaFaultError('unreadable', 'neither pictures nor sound of a known length');
  return { container, seconds, video: video ? videoOf(video) : null, audio: audio ? audioOf(audio) : null };
}

function videoOf(text: string): VideoFacts {
  const [, across = '', down = ''] = /, (\d+)x(\d+)/.exec(text) ?? [];
  const [width, height] = [Number(across), Number(down)];
  if (Math.max(width, height) > mediaLimits.side || width * height > mediaLimits.pixels)
    throw new MediaFaultError('too_many_pixels', `its pictures are ${width} × ${height}`);
  const turned = Math.round(-Number(/rotation of (-?[\d.]+)/.exec(text)?.[1] ?? 0) / 90) * 90;
  const rotation = ((turned + 360) % 360) as VideoFacts['rotation'];
  const [fps, usual] = [Number(/([\d.]+) fps/.exec(text)?.[1] ?? 25), Number(/([\d.]+) tbr/.exec(text)?.[1] ?? 25)];
  return {
    ...(rotation % 180 === 0 ? { width, height } : { width: height, height: width }),
    rotation,
    fps,
    variableRate: Math.abs(fps - usual) > 0.1,
    codec: / Video: (\w+)/.exec(text)?.[1] ?? 'unknown',
    hdr: /smpte2084|arib-std-b67/.test(text),
  };
}

const layouts: Readonly<Record<string, number>> = { mono: 1, stereo: 2, '5.1': 6, '5.1(side)': 6, '7.1': 8 };

function audioOf(text: string): AudioFacts {
  const layout = /\d+ Hz, ([^,\s]+)/.exec(text)?.[1] ?? '';
  return {
    channels: layouts[layout] ?? Number(/(\d+) channels/.exec(text)?.[1] ?? 2),
    sampleRate: Number(/(\d+) Hz/.exec(text)?.[1] ?? 0),
    codec: / Audio: (\w+)/.exec(text)?.[1] ?? 'unknown',
  };
}
