import type { Run } from '@adwright/contract/run/run.ts';
import type { ImageAdSet } from '@adwright/studio/document/image-ad-set.ts';
import { useEffect, useState } from 'react';
import { type DocumentSession, useToolHost } from '../../form/screen/tool-host.ts';
import { useDocument } from '../../form/screen/use-document.ts';

export type OpenSet = {
  /** Null until it is open. */
  readonly set: ImageAdSet | null;
  readonly session: DocumentSession | null;
  /** The run that proposed its designs, as far as it is still there. */
  readonly proposal: Run | null;
  readonly failed: boolean;
  /** The project was deleted. */
  readonly missing: boolean;
  readonly retry: () => void;
  readonly change: (next: ImageAdSet) => void;
};

/** The designs of a run's project with everything people did to them, here or anywhere else. */
export function useDesignSet(run: Run, projectId: string, initial: ImageAdSet): OpenSet {
  const { session, document, failed, missing, retry } = useDocument({ kind: 'image-ad-set', projectId, initial });
  // The server keeps no document that is not of its kind.
  const set = document as ImageAdSet | null;
  const proposal = useProposal(run, set?.run_id ?? null);
  const isNewer = initial.run_id === run.id && proposal !== null && proposal.created_at < run.created_at;
  useEffect(() => {
    // The project was run once more: its new designs take the place of the old ones, which stay in the history.
    if (isNewer) session?.change(initial);
  }, [isNewer, session, initial]);
  return { set, session, proposal, failed, missing, retry, change: (next) => session?.change(next) };
}

function useProposal(run: Run, runId: string | null): Run | null {
  const host = useToolHost();
  const [fetched, setFetched] = useState<Run | null>(null);
  const elsewhere = runId !== null && runId !== run.id && runId !== fetched?.id;
  useEffect(() => {
    if (!elsewhere) return undefined;
    let gone = false;
    host.run(runId).then(
      (found) => !gone && setFetched(found),
      // Deleted since: the designs themselves are in the set.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [host, elsewhere, runId]);
  if (runId === run.id) return run;
  return fetched?.id === runId ? fetched : null;
}
