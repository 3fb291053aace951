import { runThread } from '../../cutout/node/run-thread.ts';
import type { Subject } from '../plan/photograph.ts';

export type PlaceTask = {
  /** Encoded, with its background gone. */
  readonly cutout: Uint8Array;
  readonly places: readonly string[];
  readonly scale: number;
};

/** A JPG, and where in it the cut-out lies. */
export type Photograph = { readonly body: Uint8Array; readonly subject: Subject };

/** The product in each of the places; none when nothing is left of the product. */
export async function photographProduct(task: PlaceTask, signal: AbortSignal): Promise<Photograph[]> {
  const made: Photograph[] = [];
  await runThread(new URL('./place-worker.ts', import.meta.url), task, signal, async (part) => {
    made.push(part as Photograph);
  });
  return made;
}
