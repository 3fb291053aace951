import { hash } from 'node:crypto';
import type { AssetRef, Creative } from '@adwright/studio/creative/creative.ts';
import type { Picture } from '@adwright/studio/draw/host.ts';
import type { DisplayList, DisplayNode, Rect, Track } from '@adwright/studio/layout/display-list.ts';
import { decodePicture } from './decode-picture.ts';
import type { ResolveAsset } from './resolve-asset.ts';

type Size = { readonly width: number; readonly height: number };

export function largestZoom(tracks: readonly Track[]): number {
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

export function drawnSize(
  box: Rect,
  fit: 'cover' | 'contain',
  width: number | undefined,
  height: number | undefined,
): { width: number; height: number } {
  if (!width || !height) return box;
  const scale = (fit === 'cover' ? Math.max : Math.min)(box.width / width, box.height / height);
  return { width: width * scale, height: height * scale };
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
    if (asset) pictures.set(id, await decodePicture(await resolve(asset.src), asset, size));
  }
  return pictures;
}

/** Pixels kept beside those of the scenes being drawn, for scenes that show the same pictures again. */
const spareBytes = 48_000_000;

/** The pictures of a video, decoded when a scene needs them and dropped when others need the room. */
export type PictureShelf = {
  get(id: string): Picture | undefined;
  /** Everything asked for is there afterwards. */
  have(ids: ReadonlySet<string>): Promise<void>;
  /** The video is made; who edits a word of it shows the same pictures again. */
  leave(): void;
};

/** The pictures that the last videos left, by their content and size, the latest first. */
let left = new Map<string, Picture>();

export function createPictureShelf(
  creative: Pick<Creative, 'assets'>,
  list: DisplayList,
  resolve: ResolveAsset,
): PictureShelf {
  const sizes = neededSizes([list]);
  /** In order of use, the latest last. */
  const shelf = new Map<string, { readonly picture: Picture; readonly key: string }>();
  const bytesOf = ({ width, height }: Picture): number => width * height * 4;

  async function find(asset: AssetRef, size: Size): Promise<{ picture: Picture; key: string }> {
    const bytes = await resolve(asset.src);
    const key = `${hash('sha256', bytes)} ${size.width} ${size.height}`;
    return { picture: left.get(key) ?? (await decodePicture(bytes, asset, size)), key };
  }

  return {
    get: (id) => shelf.get(id)?.picture,
    async have(ids) {
      for (const id of ids) {
        const known = shelf.get(id);
        const asset = creative.assets[id];
        const size = sizes.get(id);
        if (!asset || !size) continue;
        shelf.delete(id);
        shelf.set(id, known ?? (await find(asset, size)));
      }
      let spare = spareBytes;
      for (const [id, { picture, key }] of [...shelf].toReversed()) {
        left.delete(key);
        if (ids.has(id)) continue;
        spare -= bytesOf(picture);
        if (spare < 0) shelf.delete(id);
      }
      for (const [key, picture] of left) {
        spare -= bytesOf(picture);
        if (spare < 0) left.delete(key);
      }
    },
    leave() {
      const latest = [...shelf.values()].toReversed().map(({ key, picture }) => [key, picture] as const);
      left = new Map([...latest, ...left]);
    },
  };
}
