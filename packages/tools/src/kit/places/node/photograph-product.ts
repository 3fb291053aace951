import { runThread } from '../../cutout/node/run-thread.ts';

export type PlaceTask = {
  /** Encoded, with its background gone. */
  readonly cutout: Uint8Array;
  readonly place: string;
  readonly width: number;
  readonly height: number;
};

/** The product in a place, as a JPG; null when nothing is left of the product. */
export async function photographProduct(task: PlaceTask, signal: AbortSignal): Promise<Uint8Array | null> {
  let made: Uint8Array | null = null;
  await runThread(new URL('./place-worker.ts', import.meta.url), task, signal, async (part) => {
    made = part as Uint8Array;
  });
  return made;
}
