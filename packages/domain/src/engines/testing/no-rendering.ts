import type { Rendering } from '../rendering.ts';

function never(): never {
  throw new Error('Drawing is not part of this test');
}

/** For tests in which nothing may be drawn. */
export const noRendering: Rendering = {
  drawPictures: never,
  renderVideo: never,
  renderPresenter: never,
  renderLips: never,
  drawGif: never,
  trimCache: never,
};
