import { createHash } from 'node:crypto';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { DisplayList, DisplayNode } from '@adwright/studio/layout/display-list.ts';
import { assetsOf, nodesOf, scenesOf, type Segment } from './segment.ts';

/** Part of every hash: raise it when the same document would draw or encode differently. */
const rendererVersion = 6;

/** What a segment shows, and nothing else: an edit elsewhere keeps the hash. Times are relative to its start. */
export function segmentHash(list: DisplayList, segment: Segment, prints: ReadonlyMap<string, string>): string {
  const scene = list.scenes[segment.scene];
  const start = segment.from / list.fps;
  const end = segment.to / list.fps;
  const before = scenesOf(segment).length > 1 ? list.scenes[segment.scene - 1] : undefined;
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
    overlay: list.overlay
      .filter((node) => node.end > start && node.start < end)
      .map((node) => relative(node, start, end)),
    assets: [...assetsOf(nodesOf(list, segment))].map((id) => prints.get(id) ?? id),
  };
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 40);
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

/** A picture or clip replaced under the same address must not be served from the cache. */
export async function fingerprints(
  creative: Pick<Creative, 'assets'>,
  print: (src: string) => Promise<string>,
): Promise<Map<string, string>> {
  const seen = Object.entries(creative.assets).filter(([, asset]) => asset.kind === 'image' || asset.kind === 'video');
  return new Map(
    await Promise.all(seen.map(async ([id, asset]): Promise<[string, string]> => [id, await print(asset.src)])),
  );
}
