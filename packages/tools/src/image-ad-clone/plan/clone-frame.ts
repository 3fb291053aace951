/** The reference's boxes at the clone's own scale, counted from the edge where reading begins. */
import type { CloneAnalysis, CloneBox } from '@adwright/contract/ads-image/image-ad-clone.ts';
import type { Rect } from './boxes.ts';

/** A design larger than this gains nothing. */
const longest = 1920;

export type CloneFrame = {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Places are counted from the right edge. */
  readonly mirrored: boolean;
  place(box: Rect): Rect;
};

/** `mirrored`: the reference is read from the right, and so are the places in it. */
export function cloneFrame({ width, height }: Pick<CloneAnalysis, 'width' | 'height'>, mirrored: boolean): CloneFrame {
  const scale = Math.min(1, longest / Math.max(width, height));
  const size = { width: Math.max(16, Math.round(width * scale)), height: Math.max(16, Math.round(height * scale)) };
  return {
    ...size,
    scale,
    mirrored,
    place: (box) => {
      const [x, w] = [box.x * scale, box.width * scale];
      return { x: mirrored ? size.width - x - w : x, y: box.y * scale, width: w, height: box.height * scale };
    },
  };
}

export type PlacedBox = CloneBox & { readonly at: Rect };
