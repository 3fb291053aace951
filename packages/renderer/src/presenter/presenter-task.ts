import type { Presenter } from '@adwright/domain/engines/rendering.ts';
import type { Performance } from '@adwright/presenter/speaking/perform.ts';

/** What the thread that draws a speaking face is given. Copied into it once. */
export type PresenterTask = Omit<Presenter, 'performance'> & {
  readonly fps: number;
  readonly frames: Performance['frames'];
  readonly into: string;
};

/** Its share of the frames that are written, now and then. */
export type PresenterNews = { readonly share: number };
