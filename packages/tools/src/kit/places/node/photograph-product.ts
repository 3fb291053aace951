import { runThread } from '../../cutout/node/run-thread.ts';
import type { PhotoPlace } from '@adwright/studio/template-input.ts';
import type { Subject } from '../plan/photograph.ts';

export type PlaceTask = {
  /** Encoded, with its background gone. */
  readonly cutout: Uint8Array;
  readonly places: readonly string[];
  readonly scale: number;
  /** For a film, whose camera moves through the place. */
  readonly moves: boolean;
  /** And begins with its light coming on, in the first of them. */
  readonly lit: boolean;
};

/** A JPG, where in it the cut-out lies, and the place without it as another. */
export type Photograph = {
  readonly body: Uint8Array;
  readonly subject: Subject;
  readonly place: {
    readonly body: Uint8Array;
    readonly plane: PhotoPlace['plane'];
    /** Before its light comes on, and the dark on the product, a WebP as large as its cut-out. */
    readonly unlit: { readonly dim: Uint8Array; readonly dusk: Uint8Array } | null;
  } | null;
};

/** The product in each of the places; none when nothing is left of the product. */
export async function photographProduct(task: PlaceTask, signal: AbortSignal): Promise<Photograph[]> {
  const made: Photograph[] = [];
  await runThread(new URL('./place-worker.ts', import.meta.url), task, signal, async (part) => {
    made.push(part as Photograph);
  });
  return made;
}
