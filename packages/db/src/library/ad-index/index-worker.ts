/** The thread that holds the index of all ads. What it is told and asked comes in order, so an answer knows what was told. */
import { parentPort } from 'node:worker_threads';
import type { LibrarySource } from '@adwright/contract/library/library.ts';
import { AdIndex, type IndexedAd } from './ad-index.ts';
import { type AskedHits, findHits, type FoundHits } from './find-hits.ts';
import { type AskedLooks, nearestLooks } from './nearest-looks.ts';

export type Tasks = {
  add(ads: readonly IndexedAd[]): AdIndex['size'];
  removeSource(source: LibrarySource): AdIndex['size'];
  hits(asked: AskedHits): FoundHits;
  looks(asked: AskedLooks): string[];
};
export type Task = {
  readonly [Name in keyof Tasks]: { readonly name: Name; readonly given: Parameters<Tasks[Name]>[0] };
}[keyof Tasks];
export type Told = { readonly id: number; readonly task: Task };
export type Answer = { readonly id: number } & ({ readonly result: unknown } | { readonly error: string });

const index = new AdIndex();

function work(task: Task): unknown {
  switch (task.name) {
    case 'add':
      for (const ad of task.given) index.add(ad);
      return index.size;
    case 'removeSource':
      index.removeSource(task.given);
      return index.size;
    case 'hits':
      return findHits(index, task.given);
    case 'looks':
      return nearestLooks(index, task.given);
  }
}

parentPort?.on('message', ({ id, task }: Told) => {
  try {
    parentPort?.postMessage({ id, result: work(task) } satisfies Answer);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    parentPort?.postMessage({ id, error: message } satisfies Answer);
  }
});
