import type { AdImage } from '@adwright/studio/template-input.ts';
import { pictureUrl, rememberAsset } from '../../form/screen/picture-urls.ts';
import type { ToolHost } from '../../form/screen/tool-host.ts';
import { canvasHints } from '../../pictures/screen/canvas-hints.ts';
import { inkOf } from '../../preset-ads/plan/ink-box.ts';

/** A preview needs no more pixels than this. */
const longestSide = 900;
/** Less than this share of clear pixels is a rounded corner, not a product that was cut out. */
const clearEnough = 0.03;

const measured = new Map<string, Promise<AdImage['asset'] | null>>();

/** A chosen picture as the preview lays it out; a cut-out without its empty margin, as the job will have it. */
export function measurePicture(host: ToolHost, ref: string): Promise<AdImage['asset'] | null> {
  const known = measured.get(ref);
  if (known) return known;
  const found = look(host, ref).catch(() => null);
  measured.set(ref, found);
  return found;
}

async function look(host: ToolHost, ref: string): Promise<AdImage['asset'] | null> {
  const url = await pictureUrl(host, ref);
  if (url === null) return null;
  const image = new Image();
  image.src = url;
  await image.decode();
  const scale = Math.min(1, longestSide / Math.max(image.naturalWidth, image.naturalHeight));
  const width = Math.max(1, Math.round(image.naturalWidth * scale));
  const height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = contextOf(width, height);
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  let clear = 0;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 32) clear += 1;
  const box = clear < width * height * clearEnough ? null : inkOf(data, width, height, 4, 3);
  const src = ref.startsWith('sample:') ? ref : `asset:${ref}`;
  if (box === null) return { kind: 'image', src, width, height, cutout: false, ...canvasHints(context.canvas, false) };
  const cut = contextOf(box.width, box.height);
  cut.drawImage(context.canvas, -box.left, -box.top);
  return keep(ref, cut.canvas);
}

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser does not draw');
  return context;
}

/** Under a name of its own, so that canvases find it like any other picture. */
async function keep(ref: string, canvas: HTMLCanvasElement): Promise<AdImage['asset']> {
  const { width, height } = canvas;
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.9));
  if (!blob) throw new Error('This browser does not keep drawings');
  const asset_id = `trimmed-${ref}`;
  const url = URL.createObjectURL(blob);
  rememberAsset({ asset_id, name: 'preview', mime: blob.type, bytes: blob.size, width, height, url });
  const hints = canvasHints(canvas, true);
  return { kind: 'image', src: `asset:${asset_id}`, width, height, cutout: true, ...hints };
}
