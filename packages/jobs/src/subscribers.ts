import type { RunEvent } from '@adwright/contract/run/run.ts';

type Listener = (event: RunEvent) => void;

export class Subscribers {
  readonly #byUser = new Map<string, Set<Listener>>();
  readonly #onTrouble: (trouble: Error) => void;

  constructor(onTrouble: (trouble: Error) => void) {
    this.#onTrouble = onTrouble;
  }

  add(userId: string, listener: Listener): () => void {
    // Wrapped, so that the same function subscribed twice is two subscriptions.
    const entry: Listener = (event) => listener(event);
    const listeners = this.#byUser.get(userId) ?? new Set();
    this.#byUser.set(userId, listeners.add(entry));
    return () => {
      listeners.delete(entry);
      if (listeners.size === 0 && this.#byUser.get(userId) === listeners) this.#byUser.delete(userId);
    };
  }

  has(userId: string): boolean {
    return this.#byUser.has(userId);
  }

  deliver(userId: string, event: RunEvent): void {
    for (const listener of this.#byUser.get(userId) ?? []) {
      try {
        listener(event);
      } catch (error) {
        this.#onTrouble(new Error('A listener of run events threw', { cause: error }));
      }
    }
  }
}
