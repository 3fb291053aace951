import { type ComponentProps, Fragment, type ReactNode, useState } from 'react';
import type { Run } from '@adwright/contract/run/run.ts';
import { isMadeOf } from '../plan/is-made-of.ts';
import { isUnderWay } from '../plan/is-under-way.ts';
import { RunStatus } from './run-status.tsx';

type RunStageProps = Omit<ComponentProps<typeof RunStatus>, 'outdated'> & {
  /** What stands in the fields now. A result of just that is the preview. */
  input: unknown;
  /** The field of it that a run finds and the next one is handed. */
  found?: string;
  /** What would be made of the fields. */
  preview: ReactNode;
  /** Something can be done in the preview by hand, so that it stays beside its own result, too. */
  keepsPreview?: boolean;
  /** The preview is as tall as the window and stays while a run is under way: progress above it would be out of sight. */
  progressBelow?: boolean;
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
export function RunStage({
  input,
  found,
  preview,
  keepsPreview = false,
  progressBelow = false,
  ...status
}: RunStageProps) {
  const finished = isMadeOf(status.run, input, found);
  const outdated = useOutdated(status.run, finished) && !status.starting;
  // By their keys both stay what they are when they change places: players, drawings and what is unfolded.
  const parts = [
    <RunStatus key="status" {...status} outdated={outdated} />,
    <Fragment key="preview">{(keepsPreview || !finished) && preview}</Fragment>,
  ];
  const previewFirst = outdated || (progressBelow && (status.starting || isUnderWay(status.run)));
  return previewFirst ? parts.toReversed() : parts;
}
