import type { RunEvent } from '@adwright/contract/run/run.ts';

export type RunListener = {
  onEvent(event: RunEvent): void;
  /** Asks for the present state: something may have passed by unheard. */
  poll(): Promise<void>;
};

export type RunEvents = { subscribe(listener: RunListener): () => void };

/** Starts to follow the stream; answers how to stop. */
type Follow = (stream: { onEvent(event: RunEvent): void; poll(): Promise<void> }) => () => void;

/** Whether anybody is looking, and word of a change. */
export type Visibility = { visible(): boolean; onChange(listener: () => void): () => void };

/**
 * One stream for everything on the page that follows runs, open only while something does and somebody is looking:
 * a browser allows six connections to a site, and each open tab would hold one for ever.
 */
export function createRunEvents(follow: Follow, visibility: Visibility): RunEvents {
  const listeners = new Set<RunListener>();
  let stopFollowing: (() => void) | null = null;
  let stopWatching: (() => void) | null = null;

  function adjust(): void {
    const wanted = listeners.size > 0 && visibility.visible();
    if (wanted && stopFollowing === null) {
      stopFollowing = follow({
        onEvent: (event) => {
          for (const listener of listeners) listener.onEvent(event);
        },
        poll: async () => {
          await Promise.all(Array.from(listeners, (listener) => listener.poll()));
        },
      });
    }
    if (!wanted) {
      stopFollowing?.();
      stopFollowing = null;
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      stopWatching ??= visibility.onChange(adjust);
      const alreadyOpen = stopFollowing !== null;
      adjust();
      // A stream that was open before does not ask again for the newcomer.
      if (alreadyOpen) void listener.poll().catch(() => {});
      return () => {
        listeners.delete(listener);
        adjust();
        if (listeners.size > 0) return;
        stopWatching?.();
        stopWatching = null;
      };
    },
  };
}
