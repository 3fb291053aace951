import { addFaces, chooseCrop, type Interest, interestOf } from '@adwright/vision/pure/choose-crop.ts';
import type { Box } from '@adwright/domain/engines/pictures.ts';
import type { Size } from '../plan/boxes.ts';
import { edgeColour } from '../plan/edge-colour.ts';
import type { Seen } from '../plan/seen.ts';

const side = 160;

/** What the browser can see of a picture by itself: where the eye goes, and what its edge is like. */
export type BrowserLook = { readonly seen: Seen; readonly interest: Interest };

export function lookInBrowser(picture: HTMLImageElement): BrowserLook | null {
  const { naturalWidth, naturalHeight } = picture;
  const scale = side / Math.max(naturalWidth, naturalHeight);
  const size = {
    width: Math.max(1, Math.round(naturalWidth * scale)),
    height: Math.max(1, Math.round(naturalHeight * scale)),
  };
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(picture, 0, 0, size.width, size.height);
  const { data } = context.getImageData(0, 0, size.width, size.height);
  const rgb = Uint8Array.from(
    { length: size.width * size.height * 3 },
    (_, i) => data[Math.floor(i / 3) * 4 + (i % 3)] ?? 0,
  );
  const edge = edgeColour(rgb, size.width, size.height);
  const seen = { width: naturalWidth, height: naturalHeight, faces: [], text: [], edge, layers: null };
  return { seen, interest: interestOf(rgb, size.width, size.height) };
}

export function cropInBrowser({ interest }: BrowserLook, seen: Seen, shape: Size): Box {
  const own = { ...interest, data: interest.data.slice() };
  const scale = interest.width / seen.width;
  if (seen.faces.length > 0)
    addFaces(
      own,
      seen.faces.map(({ x, y, width, height }) => ({
        x: x * scale,
        y: y * scale,
        width: width * scale,
        height: height * scale,
      })),
    );
  return chooseCrop(own, shape, seen);
}
