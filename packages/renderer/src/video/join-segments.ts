import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runFfmpeg } from '@adwright/media/ffmpeg/run-ffmpeg.ts';
import { provenance, timescaleOf } from './frame-encoder.ts';
import type { Segment } from './segment.ts';

export type Joining = {
  readonly segments: readonly Segment[];
  /** The encoded segments, in order. */
  readonly files: readonly string[];
  readonly fps: number;
  /** Encoded, as long as the pictures. */
  readonly soundtrack: string | undefined;
  readonly workFolder: string;
  readonly ffmpeg: string;
  readonly signal?: AbortSignal;
};

/** Segments and sound into one file that plays while it loads; nothing is encoded again. */
export async function joinSegments(job: Joining): Promise<string> {
  const { segments, files, fps, soundtrack } = job;
  const list = join(job.workFolder, 'segments.txt');
  const lines = files.map((file, index) => {
    const segment = segments[index] as Segment;
    return `file '${resolve(file).replaceAll("'", String.raw`'\''`)}'\nduration ${((segment.to - segment.from) / fps).toFixed(6)}`;
  });
  await writeFile(list, `ffconcat version 1.0\n${lines.join('\n')}\n`);
  const seconds = ((segments.at(-1)?.to ?? 0) / fps).toFixed(6);
  const sound = soundtrack ? ['-i', soundtrack, '-map', '0:v', '-map', '1:a', '-t', seconds] : ['-map', '0:v'];
  const whole = join(job.workFolder, 'whole.mp4');
  const container = ['-video_track_timescale', timescaleOf(fps), '-movflags', '+faststart+write_colr', '-f', 'mp4'];
  await runFfmpeg(
    job.ffmpeg,
    ['-f', 'concat', '-safe', '0', '-i', list, ...sound, '-c', 'copy', ...provenance, ...container, whole],
    job,
  );
  return whole;
}
