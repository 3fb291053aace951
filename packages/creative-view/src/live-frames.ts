import type { Picture } from '@adwright/studio/draw/host.ts';

type Draw = (seconds: number) => Picture | undefined;

const live = new Map<string, Draw>();

/** Moving pictures that a page draws itself, under a name that its creatives use. Answers how to end that. */
export function keepFrames(src: string, draw: Draw): () => void {
  live.set(src, draw);
  return () => {
    if (live.get(src) === draw) live.delete(src);
  };
}

export function liveFrames(src: string): Draw | undefined {
  return live.get(src);
}
