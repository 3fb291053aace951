import type { Run } from '@adwright/contract/run/run.ts';
import { useMemo, useState } from 'react';

/** What the last good run found out stays known while the next one is under way or fails. */
export function useLastFound<Found>(run: Run | null, read: (run: Run | null) => Found | null): Found | null {
  const now = useMemo(() => read(run), [run, read]);
  const [last, setLast] = useState(now);
  if (now !== null && now !== last) setLast(now);
  return now ?? last;
}
