/** In pixels: a film of more is made smaller. */
const longestSide = 1920;
const mostFps = 30;

export type FilmSize = { readonly width: number; readonly height: number; readonly fps: number };

/** As the film is, as far as it is worth it: sizes that encoders take, and a rate in whole frames. */
export function filmSize({ width, height, fps }: FilmSize): FilmSize {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const even = (value: number): number => Math.max(16, Math.round((value * scale) / 2) * 2);
  return { width: even(width), height: even(height), fps: Math.min(mostFps, Math.max(10, Math.round(fps || mostFps))) };
}
