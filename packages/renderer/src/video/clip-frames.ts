import type { Presenters } from '@adwright/domain/engines/rendering.ts';
import { type ClipReader, openClip } from '@adwright/media/decode/clip-reader.ts';
import { openPlainStage, type OpenStage } from '@adwright/presenter/puppet/stage.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { Picture } from '@adwright/studio/draw/host.ts';
import type { DisplayList, DisplayNode, NodePaint } from '@adwright/studio/layout/display-list.ts';
import { drawnSize, largestZoom } from '../assets.ts';
import { RasterPicture } from '../decode-picture.ts';
import type { Frames } from '../node-host.ts';
import { openSpeaker, type Speaker } from './speaker.ts';

type Size = { readonly width: number; readonly height: number };
type SizedReader = ClipReader & { readonly size: Size };
type FramePaint = Extract<NodePaint, { kind: 'frame' }>;

/** The moving pictures of a video: those of one moment are fetched before it is drawn. */
export type ClipFrames = {
  /** Opens whoever speaks among nodes, which takes longer than a frame. */
  prepare(nodes: readonly DisplayNode[]): Promise<void>;
  /** `nodes` on a clock that started `start` seconds into the video; `frame` is the video's. */
  fetch(nodes: readonly DisplayNode[], start: number, frame: number): Promise<void>;
  readonly frames: Frames;
  close(): void;
};

export type ClipSource = {
  readonly creative: Pick<Creative, 'assets'>;
  readonly list: DisplayList;
  /** Clips by address. */
  readonly clips: ReadonlyMap<string, string>;
  /** Those that are drawn, and where. */
  readonly presenters?: Presenters | undefined;
  readonly openStage?: OpenStage;
  readonly ffmpeg: string;
  readonly signal?: AbortSignal;
};

const keyOf = (asset: string, seconds: number): string => `${asset} ${seconds.toFixed(4)}`;
const even = (value: number): number => Math.max(2, Math.round(value / 2) * 2);

/** Large enough to be drawn sharply and no larger. */
function sizeOf(node: DisplayNode, paint: FramePaint, source: ClipSource): Size {
  const asset = source.creative.assets[paint.asset];
  const drawn = drawnSize(node.box, paint.fit, asset?.width, asset?.height);
  const zoom = Math.min(largestZoom(node.tracks), asset?.width ? Math.max(1, asset.width / drawn.width) : 1);
  return { width: even(drawn.width * zoom), height: even(drawn.height * zoom) };
}

export function createClipFrames(source: ClipSource): ClipFrames {
  const { creative, list, clips, presenters, openStage = openPlainStage, ffmpeg, signal } = source;
  const speakers = new Map<DisplayNode, Speaker>();
  const readers = new Map<DisplayNode, SizedReader>();
  const shown = new Map<string, Picture>();

  async function readerOf(node: DisplayNode, paint: FramePaint, number: number): Promise<SizedReader | undefined> {
    const known = readers.get(node);
    if (known && known.position <= number && number - known.position < list.fps) return known;
    known?.close();
    const asset = creative.assets[paint.asset];
    const file = asset && clips.get(asset.src);
    if (!asset || !file) return undefined;
    const part = {
      ffmpeg,
      file,
      from: paint.from,
      step: paint.speed / list.fps,
      ...(asset.duration ? { duration: asset.duration } : {}),
      signal,
    };
    const size = sizeOf(node, paint, source);
    const reader = Object.assign(await openClip({ ...part, ...size }, number), { size });
    readers.set(node, reader);
    return reader;
  }

  async function speakerOf(node: DisplayNode, paint: FramePaint): Promise<Speaker | undefined> {
    const presenter = presenters?.get(creative.assets[paint.asset]?.src ?? '');
    if (!presenter) return undefined;
    const speaker = speakers.get(node) ?? (await openSpeaker(presenter, openStage));
    speakers.set(node, speaker);
    return speaker;
  }

  async function pictureOf(node: DisplayNode, paint: FramePaint, seconds: number): Promise<Picture | undefined> {
    const speaker = await speakerOf(node, paint);
    if (speaker) return speaker(paint.from + seconds * paint.speed);
    const number = Math.max(0, Math.round(seconds * list.fps));
    const reader = await readerOf(node, paint, number);
    return reader && new RasterPicture(await reader.frame(number), reader.size, true);
  }

  return {
    async prepare(nodes) {
      for (const node of nodes) if (node.paint.kind === 'frame') await speakerOf(node, node.paint);
    },
    frames: (asset, seconds) => shown.get(keyOf(asset, seconds)),
    async fetch(nodes, start, frame) {
      const t = frame / list.fps - start;
      for (const node of nodes) {
        const { paint } = node;
        if (paint.kind !== 'frame') continue;
        if (t >= node.end - 1e-9) {
          readers.get(node)?.close();
          readers.delete(node);
        }
        if (t < node.start - 1e-9 || t >= node.end - 1e-9) continue;
        if (shown.size > 8) shown.clear();
        const picture = await pictureOf(node, paint, t - node.start);
        if (!picture) continue;
        shown.set(keyOf(paint.asset, paint.from + (t - node.start) * paint.speed), picture);
      }
    },
    close() {
      for (const reader of readers.values()) reader.close();
      readers.clear();
      speakers.clear();
      shown.clear();
    },
  };
}
