import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { ResolveAsset } from '../assets.ts';
import { soundFiles } from '../audio/sound-files.ts';
import { findFfmpeg } from './ffmpeg.ts';
import type { RenderedVideo } from './render-video.ts';
import type { VideoOrder, VideoReport } from './video-worker.ts';

export type VideoRequest = {
  readonly creative: Creative;
  readonly resolve: ResolveAsset;
  readonly file: string;
  readonly cacheFolder: string;
  /** A configured ffmpeg; the system's or the one in the packages if not given. */
  readonly ffmpeg?: string;
  /** Where the job's temporary folder is made; the system's place if not given. */
  readonly tempFolder?: string;
  readonly signal?: AbortSignal;
  progress?(share: number): void;
};

/**
 * Renders in a process of its own, so that the caller's event loop and memory stay its own. Cancelling ends
 * it within a second; its temporary folder is removed whatever happens.
 */
export async function renderVideoInProcess(request: VideoRequest): Promise<RenderedVideo> {
  request.signal?.throwIfAborted();
  const ffmpeg = findFfmpeg(request.ffmpeg);
  const sources = new Set(
    Object.values(request.creative.assets)
      .filter((asset) => asset.kind === 'image' && !asset.src.startsWith('sample:'))
      .map((asset) => asset.src),
  );
  const bytes = new Map(
    await Promise.all(
      [...sources].map(async (src): Promise<[string, Uint8Array]> => [src, await request.resolve(src)]),
    ),
  );
  const workFolder = await mkdtemp(join(request.tempFolder ?? tmpdir(), 'adwright-video-'));
  try {
    const { creative, file, cacheFolder } = request;
    const sounds = await soundFiles(creative, request.resolve, workFolder);
    request.signal?.throwIfAborted();
    return await order({ creative, bytes, sounds, file, workFolder, cacheFolder, ffmpeg }, request);
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

function order(message: VideoOrder, { signal, progress }: VideoRequest): Promise<RenderedVideo> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./video-worker.ts', import.meta.url)), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let complaint = '';
    let answer: RenderedVideo | undefined;
    let problem: string | undefined;
    let last: NodeJS.Timeout | undefined;
    const abort = (): void => {
      child.kill('SIGTERM');
      last = setTimeout(() => child.kill('SIGKILL'), 700);
    };
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) abort();
    child.stderr?.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(-2000);
    });
    child.on('message', (report: VideoReport) => {
      if (report.kind === 'progress') progress?.(report.share);
      else if (report.kind === 'done') answer = report.video;
      else problem = report.problem;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(last);
      signal?.removeEventListener('abort', abort);
      if (signal?.aborted) reject(signal.reason instanceof Error ? signal.reason : new Error('cancelled'));
      else if (answer) resolve(answer);
      else reject(new Error(problem ?? `the renderer ended with ${code}: ${complaint.trim()}`));
    });
    child.send(message);
  });
}
