import { createCanvas, ImageData, loadImage } from '@napi-rs/canvas';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { Picture } from '@adwright/studio/draw/host.ts';
import type { DisplayList, DisplayNode, Rect, Track } from '@adwright/studio/layout/display-list.ts';
import { sampleIds, sampleSvg } from '@adwright/studio/samples/sample-products.ts';
import sharp from 'sharp';
import { contextOf } from './node-host.ts';

/** Where the bytes behind an asset's address come from. */
export type ResolveAsset = (src: string) => Promise<Uint8Array>;

/** More pixels than any camera makes are an attack or a mistake. */
const maxPixels = 120_000_000;

/** Resolves the drawn sample products; everything else is the caller's. */
export function withSamples(resolve: ResolveAsset): ResolveAsset {
  return async (src) => {
    const sample = src.startsWith('sample:') ? sampleIds.find((id) => src === `sample:${id}`) : undefined;
    return sample ? new TextEncoder().encode(sampleSvg(sample)) : resolve(src);
  };
}

function largestZoom(tracks: readonly Track[]): number {
  return tracks.reduce(
    (zoom, track) =>
      track.prop === 'zoom' || track.prop === 'scale' ? zoom * Math.max(track.from, track.to, 1) : zoom,
    1,
  );
}

/** The largest size at which each picture is ever drawn: decoding more pixels than that is wasted on every frame. */
export function neededSizes(lists: readonly DisplayList[]): Map<string, { width: number; height: number }> {
  const sizes = new Map<string, { width: number; height: number }>();
  const visit = (node: DisplayNode, list: DisplayList): void => {
    if (node.paint.kind !== 'image') return;
    const asset = list.assets[node.paint.asset];
    const zoom = largestZoom(node.tracks);
    const drawn = drawnSize(node.box, node.paint.fit, asset?.width, asset?.height);
    const known = sizes.get(node.paint.asset);
    sizes.set(node.paint.asset, {
      width: Math.max(known?.width ?? 0, drawn.width * zoom),
      height: Math.max(known?.height ?? 0, drawn.height * zoom),
    });
  };
  for (const list of lists)
    for (const nodes of [...list.scenes.map((scene) => scene.nodes), list.overlay])
      for (const node of nodes) visit(node, list);
  return sizes;
}

function drawnSize(
  box: Rect,
  fit: 'cover' | 'contain',
  width: number | undefined,
  height: number | undefined,
): { width: number; height: number } {
  if (!width || !height) return box;
  const scale = (fit === 'cover' ? Math.max : Math.min)(box.width / width, box.height / height);
  return { width: width * scale, height: height * scale };
}

function isSvg(bytes: Uint8Array): boolean {
  return /^\s*(<\?xml|<svg)/.test(new TextDecoder().decode(bytes.subarray(0, 200)));
}

async function decodeVector(bytes: Uint8Array, width: number, height: number): Promise<Picture> {
  const image = await loadImage(Buffer.from(bytes));
  const canvas = createCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
  contextOf(canvas).drawImage(image as unknown as CanvasImageSource, 0, 0, canvas.width, canvas.height);
  return { source: canvas as unknown as CanvasImageSource, width: canvas.width, height: canvas.height };
}

async function decodeRaster(bytes: Uint8Array, width: number, height: number): Promise<Picture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .resize({ width: Math.ceil(width), height: Math.ceil(height), fit: 'outside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const canvas = createCanvas(info.width, info.height);
  const pixels = new ImageData(
    new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
    info.width,
    info.height,
  );
  canvas.getContext('2d').putImageData(pixels, 0, 0);
  return { source: canvas as unknown as CanvasImageSource, width: info.width, height: info.height };
}

/** Decodes each picture once, scaled once to what the lists need. Serves all variants and sizes of a job. */
export async function decodeAssets(
  creative: Pick<Creative, 'assets'>,
  lists: readonly DisplayList[],
  resolve: ResolveAsset,
): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>();
  for (const [id, size] of neededSizes(lists)) {
    const asset = creative.assets[id];
    if (!asset) continue;
    const bytes = await resolve(asset.src);
    const ratio = asset.width && asset.height ? asset.width / asset.height : undefined;
    const width = ratio ? Math.max(size.width, size.height * ratio) : size.width;
    pictures.set(
      id,
      isSvg(bytes)
        ? await decodeVector(bytes, width, ratio ? width / ratio : size.height)
        : await decodeRaster(bytes, size.width, size.height),
    );
  }
  return pictures;
}
