import { ApiError } from '@adwright/contract/client/error.ts';
import { realTimers, type Timers } from '@adwright/contract/client/timers.ts';

/** With the client's own tries about a minute and a half: nobody looks at a preview that is still to come for longer. */
const rounds = 3;
const pauseMs = 2000;

/**
 * Asks again while the server says that it is busy. A look that takes long goes on there, and whoever asks again is
 * answered by it; to give up sooner would throw away what is nearly done.
 */
export async function whileBusy<Answer>(ask: () => Promise<Answer>, timers: Timers = realTimers): Promise<Answer> {
  for (let left = rounds - 1; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (left === 0 || !(error instanceof ApiError) || error.status !== 503) throw error;
      await new Promise<void>((resolve) => timers.after(pauseMs, resolve));
    }
  }
}
