import { createHash } from 'node:crypto';
import { access, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { DisplayList, DisplayNode } from '@adwright/studio/layout/display-list.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { decodeAssets, type ResolveAsset } from '../assets.ts';
import { makeSoundtrack } from '../audio/soundtrack.ts';
import { createNodeHost, nodeMeasurer } from '../node-host.ts';
import { publish } from '../publish.ts';
import { Compositor } from './compositor.ts';
import { runFfmpeg } from './ffmpeg.ts';
import { createFrameEncoder } from './frame-encoder.ts';
import { composeSegment, segmentsOf, type Segment } from './segment.ts';

/** Part of every segment's hash: raise it when the same document would draw or encode differently. */
const rendererVersion = 1;

export type VideoJob = {
  readonly creative: Creative;
  readonly resolve: ResolveAsset;
  /** The finished file, published only when it is whole. */
  readonly file: string;
  /** Private to this job, emptied by its caller. */
  readonly workFolder: string;
  /** Shared by all jobs: encoded scenes by the hash of what they show. */
  readonly cacheFolder: string;
  readonly ffmpeg: string;
  /** The recordings its sound is made of, by address. */
  readonly sounds: ReadonlyMap<string, string>;
  readonly signal?: AbortSignal;
  progress?(share: number): void;
};

export type RenderedVideo = {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly frames: number;
  readonly bytes: number;
  /** Scenes taken from the cache. */ readonly reused: number;
};

export async function renderVideo(job: VideoJob): Promise<RenderedVideo> {
  const list = layoutCreative(job.creative, nodeMeasurer);
  const width = Math.floor(list.width / 2) * 2;
  const height = Math.floor(list.height / 2) * 2;
  await mkdir(job.cacheFolder, { recursive: true });
  const segments = segmentsOf(list);
  const prints = await fingerprints(job.creative, job.resolve);
  const frames = segments.at(-1)?.to ?? 0;
  // Before the frames, so that the mix's memory is free again when they need theirs.
  const soundtrack = await makeSoundtrack({ ...job, seconds: frames / list.fps });
  const files: string[] = [];
  let reused = 0;
  let renderer: SegmentRenderer | undefined;
  for (const segment of segments) {
    job.signal?.throwIfAborted();
    const file = join(job.cacheFolder, `${segmentHash(list, segment, prints)}.mp4`);
    if (await exists(file)) reused += 1;
    else {
      renderer ??= await createSegmentRenderer(job, list, width, height);
      await renderer(segment, file, (done) => job.progress?.((segment.from + done) / frames));
    }
    files.push(file);
    job.progress?.(segment.to / frames);
  }
  await joinSegments(job, files, segments, list.fps, soundtrack);
  return { width, height, seconds: frames / list.fps, frames, bytes: (await stat(job.file)).size, reused };
}

type SegmentRenderer = (segment: Segment, file: string, progress: (done: number) => void) => Promise<void>;

async function createSegmentRenderer(
  job: VideoJob,
  list: DisplayList,
  width: number,
  height: number,
): Promise<SegmentRenderer> {
  const host = createNodeHost(await decodeAssets(job.creative, [list], job.resolve));
  const compositor = new Compositor(width, height);
  return async (segment, file, progress) => {
    const mark = compositor.mark();
    const partial = join(job.workFolder, `segment-${segment.from}.mp4`);
    const encoder = createFrameEncoder({
      ffmpeg: job.ffmpeg,
      width,
      height,
      fps: list.fps,
      file: partial,
      hardCuts: !segment.transition,
      ...(job.signal ? { signal: job.signal } : {}),
    });
    const compose = composeSegment(list, segment, compositor, host);
    for (let number = segment.from; number < segment.to; number += 1) {
      job.signal?.throwIfAborted();
      await encoder.write(compositor.bytes(compose(number), compositor.frameBytes));
      progress(number - segment.from + 1);
    }
    await encoder.finish();
    await publish(partial, file);
    compositor.release(mark);
  };
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** What a segment shows, and nothing else: an edit elsewhere keeps the hash. Times are relative to its start. */
export function segmentHash(list: DisplayList, segment: Segment, prints: ReadonlyMap<string, string>): string {
  const scene = list.scenes[segment.scene];
  const start = segment.from / list.fps;
  const end = segment.to / list.fps;
  const seen = (node: DisplayNode): boolean => node.end > start && node.start < end;
  const before = segment.transition ? list.scenes[segment.scene - 1] : undefined;
  const shown = {
    rendererVersion,
    size: [list.width, list.height, list.fps, list.direction],
    frames: segment.to - segment.from,
    offset: scene ? start - scene.start : 0,
    scene: scene && {
      background: scene.background,
      transition: segment.transition ? [scene.transition, scene.overlap] : null,

      nodes: scene.nodes,
    },
    before: before && { offset: start - before.start, background: before.background, nodes: before.nodes },
    overlay: list.overlay.filter(seen).map((node) => relative(node, start, end)),
    assets: assetsOf([...(scene?.nodes ?? []), ...(before?.nodes ?? []), ...list.overlay.filter(seen)]).map(
      (id) => prints.get(id) ?? id,
    ),
  };
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 40);
}

function assetsOf(nodes: readonly DisplayNode[]): string[] {
  return [
    ...new Set(nodes.flatMap(({ paint }) => (paint.kind === 'image' || paint.kind === 'frame' ? [paint.asset] : []))),
  ];
}

/** A picture replaced under the same address must not be served from the cache. */
async function fingerprints(creative: Creative, resolve: ResolveAsset): Promise<Map<string, string>> {
  const images = Object.entries(creative.assets).filter(([, asset]) => asset.kind === 'image');
  const printed = images.map(async ([id, asset]): Promise<[string, string]> => [
    id,
    createHash('sha256')
      .update(await resolve(asset.src))
      .digest('hex'),
  ]);
  return new Map(await Promise.all(printed));
}

/** Captions spoken in other scenes must not change this one's hash. */
function relative(node: DisplayNode, start: number, end: number): unknown {
  const { paint } = node;
  const pages = paint.kind === 'captions' ? paint.pages.filter((page) => page.end > start && page.start < end) : [];
  const shifted = pages.map((page) => ({
    start: page.start - start,
    end: page.end - start,
    words: page.words.map((word) => ({ ...word, start: word.start - start, end: word.end - start })),
  }));
  return {
    ...node,
    start: node.start - start,
    end: node.end - start,
    tracks: node.tracks.map((track) => ({ ...track, start: track.start - start, end: track.end - start })),
    paint: paint.kind === 'captions' ? { ...paint, pages: shifted } : paint,
  };
}

async function joinSegments(
  job: VideoJob,
  files: readonly string[],
  segments: readonly Segment[],
  fps: number,
  soundtrack: string | undefined,
): Promise<void> {
  const list = join(job.workFolder, 'segments.txt');
  const lines = files.map((file, index) => {
    const segment = segments[index] as Segment;
    return `file '${file.replaceAll("'", String.raw`'\''`)}'\nduration ${((segment.to - segment.from) / fps).toFixed(6)}`;
  });
  await writeFile(list, `ffconcat version 1.0\n${lines.join('\n')}\n`);
  const partial = join(job.workFolder, 'whole.mp4');
  const sound = soundtrack
    ? [
        '-i',
        soundtrack,
        '-map',
        '0:v',
        '-map',
        '1:a',
        '-c:a',
        'aac',
        '-b:a',
        '192k',
        '-t',
        ((segments.at(-1)?.to ?? 0) / fps).toFixed(6),
      ]
    : ['-map', '0:v'];
  await runFfmpeg(
    job.ffmpeg,
    [
      '-f',
      'concat',
      '-safe',
      '0',
      '-i',
      list,
      ...sound,
      '-c:v',
      'copy',
      '-video_track_timescale',
      String(fps * 512),
      '-movflags',
      '+faststart+write_colr',
      '-f',
      'mp4',
      partial,
    ],
    job.signal,
  );
  await publish(partial, job.file);
}
