import { type ComponentProps, Fragment, type ReactNode, useState } from 'react';
import type { Run } from '@adwright/contract/run/run.ts';
import { RunStatus } from './run-status.tsx';

type RunStageProps = Omit<ComponentProps<typeof RunStatus>, 'outdated'> & {
  /** The result is of what stands in the fields now, so that it is the preview. */
  finished: boolean;
  /** What would be made of the fields. */
  preview: ReactNode;
};

/**
 * Whether the fields were changed since they said what the result was made of. A result that never agreed with them, as
 * one opened under another brand, is nobody's change.
 */
function useOutdated(run: Run | null, finished: boolean): boolean {
  const [agreed, setAgreed] = useState<string | null>(null);
  const id = run?.status === 'succeeded' ? run.id : null;
  if (finished && id !== null && id !== agreed) setAgreed(id);
  return !finished && id !== null && id === agreed;
}

/** The result, and the preview where the result is not one. What was changed last is seen first. */
export function RunStage({ finished, preview, ...status }: RunStageProps) {
  const outdated = useOutdated(status.run, finished) && !status.starting;
  // By their keys both stay what they are when they change places: players, drawings and what is unfolded.
  const parts = [
    <RunStatus key="status" {...status} outdated={outdated} />,
    <Fragment key="preview">{!finished && preview}</Fragment>,
  ];
  return outdated ? parts.toReversed() : parts;
}
