import type { Room } from './plane-memory.ts';

/** Addresses of a picture's planes: luma, its alpha, chroma, its alpha. Width is a multiple of 16, height even. */
export type Planes = {
  readonly width: number;
  readonly height: number;
  readonly y: number;
  readonly a: number;
  readonly u: number;
  readonly v: number;
  readonly c: number;
};

/** What is as wide as the frame and of one colour in every row, as most gradients: addresses of a value and its alpha for each. */
export type EvenRows = { readonly height: number; readonly y: number; readonly u: number; readonly v: number };

/** A plane, the alpha that belongs to it, and how many pixels of the frame one of its own stands for. */
export const channels = [
  { over: 'y', alpha: 'a', half: 1 },
  { over: 'u', alpha: 'c', half: 2 },
  { over: 'v', alpha: 'c', half: 2 },
] as const;

/** How many pixels of luma stand beside one of the plane, each way. */
export const halfOf = (plane: keyof Planes): 1 | 2 => (plane === 'y' || plane === 'a' ? 1 : 2);

export function takePlanes(room: Room, width: number, height: number): Planes {
  const area = width * height;
  return {
    width,
    height,
    y: room.take(area),
    a: room.take(area),
    u: room.take(area / 4),
    v: room.take(area / 4),
    c: room.take(area / 4),
  };
}
