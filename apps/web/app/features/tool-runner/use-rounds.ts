import { useCallback, useState } from 'react';
import type { RunMemoryStore } from './run-memory.ts';
import type { StartOver } from '@adwright/tools/kit/form/screen/start-over.ts';
import type { Runner } from './runner.ts';

type Rounds = {
  /** The one on screen; the first is 0. */
  readonly shown: number;
  /** The one before it, hidden as it was, so that it can come back with everything in its fields while that is offered. */
  readonly former: number | null;
  readonly count: number;
};

/** A form that can be begun anew, and the former one brought back. */
export function useRounds(runner: Runner, memory: RunMemoryStore) {
  const [rounds, setRounds] = useState<Rounds>({ shown: 0, former: null, count: 0 });
  const { shown, former } = rounds;
  const startOver = useCallback<StartOver>(() => {
    const { draft, keptIn } = memory.read();
    const bringRunBack = runner.clear();
    memory.write({ draft: undefined, keptIn: undefined });
    setRounds(({ shown: before, count }) => ({ shown: count + 1, former: before, count: count + 1 }));
    const whileKept = (change: Partial<Rounds>): void =>
      setRounds((now) => (now.former === shown ? { ...now, former: null, ...change } : now));
    return {
      undo() {
        memory.write({ draft, keptIn });
        bringRunBack();
        whileKept({ shown });
      },
      settle: () => whileKept({}),
    };
  }, [runner, memory, shown]);
  const all = former === null ? [shown] : [former, shown];
  return { shown, all: all.toSorted((one, other) => one - other), startOver };
}
