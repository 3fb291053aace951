import type { PresenterOrder } from '@adwright/domain/engines/rendering.ts';
import type { Performance } from '@adwright/presenter/speaking/perform.ts';

/** What the thread that draws a speaking face is given. Copied into it once. */
export type PresenterTask = {
  readonly photo: Uint8Array;
  readonly mesh: Float32Array;
  readonly crop: PresenterOrder['crop'];
  readonly behind?: PresenterOrder['behind'];
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly frames: Performance['frames'];
  readonly into: string;
};

/** Its share of the frames that are written, now and then. */
export type PresenterNews = { readonly share: number };
