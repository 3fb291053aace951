import type { LibrarySource } from '@adwright/contract/library/library.ts';
import type { LibraryEntry } from '@adwright/domain/library/ports.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { Orm } from '../../orm.ts';
import type { IndexedAd } from './ad-index.ts';
import type { Tasks } from './index-worker.ts';
import { type IndexThread, openIndexThread } from './open-index-thread.ts';
import { readIndexedAds, readPutAds } from './read-indexed-ads.ts';

/** Between two readings, what others ask of the database comes first. */
const pauseMs = 2;
/** One that died may die again of the same: it is not filled over and over. */
const usualRestMs = 60_000;
/** So many ads that changed or went are carried along; with more, the index is made anew. */
const mostDead = 5000;

type Question = 'hits' | 'looks';

export type KeptIndex = {
  /** Null while the index is not there: the database has to be asked itself. */
  ask<Name extends Question>(name: Name, given: Parameters<Tasks[Name]>[0]): Promise<ReturnType<Tasks[Name]> | null>;
  added(entries: readonly LibraryEntry[]): Promise<void>;
  removed(source: LibrarySource): Promise<void>;
  /** Resolves when the index holds every ad. */
  ready(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Keeps the index of the embedded database's ads in a thread of its own. It is filled when somebody first searches and
 * told of every change; should the thread die, searches go to the database until another is filled.
 */
export function keepIndex(db: Orm, onError: (error: Error) => void, restMs = usualRestMs): KeptIndex {
  let serving: IndexThread | null = null;
  let filling: { readonly thread: IndexThread; readonly done: Promise<void> } | null = null;
  let isClosed = false;
  let restUntil = 0;

  const report = (error: unknown): void => {
    if (!isClosed) onError(new Error('The index of ads failed', { cause: error }));
  };
  const drop = (thread: IndexThread, error: unknown): void => {
    if (serving === thread) serving = null;
    restUntil = performance.now() + restMs;
    void thread.close();
    report(error);
  };
  const fill = (): Promise<void> => {
    if (filling !== null) return filling.done;
    if (isClosed || performance.now() < restUntil) return Promise.resolve();
    const thread = openIndexThread();
    const done = fillThread(db, thread, () => isClosed)
      .then(() => {
        void serving?.close();
        serving = isClosed ? null : thread;
      })
      .catch((error: unknown) => drop(thread, error))
      .finally(() => (filling = null));
    filling = { thread, done };
    return done;
  };
  /** Both the one that answers and the one that is to follow it have to know. */
  const tell = async (name: 'add' | 'removeSource', given: readonly IndexedAd[] | LibrarySource): Promise<void> => {
    for (const thread of [serving, filling?.thread])
      try {
        const size = await thread?.ask(name, given);
        if (thread === serving && size !== undefined && size.all - size.alive > Math.max(mostDead, size.alive))
          void fill();
      } catch (error) {
        if (thread) drop(thread, error);
      }
  };
  return {
    async ask(name, given) {
      const thread = serving;
      if (thread === null) {
        void fill();
        return null;
      }
      try {
        return await thread.ask(name, given);
      } catch (error) {
        // One question that it cannot answer costs nobody else the index.
        if (thread.hasEnded()) drop(thread, error);
        else report(error);
        return null;
      }
    },
    async added(entries) {
      if (serving !== null || filling !== null) for await (const ads of readPutAds(db, entries)) await tell('add', ads);
    },
    removed: (source) => tell('removeSource', source),
    ready: async () => (serving === null ? fill() : undefined),
    async close() {
      isClosed = true;
      const { thread, done } = filling ?? {};
      await serving?.close();
      serving = null;
      await thread?.close();
      await done;
    },
  };
}

async function fillThread(db: Orm, thread: IndexThread, isClosed: () => boolean): Promise<void> {
  for await (const ads of readIndexedAds(db)) {
    if (isClosed()) return;
    await thread.ask('add', ads);
    await wait(pauseMs);
  }
}
