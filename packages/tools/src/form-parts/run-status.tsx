import type { Run } from '@adwright/contract/run.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { Progress } from '@adwright/ui/progress.tsx';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { useFormatter } from 'use-intl';
import { useFormWords } from './form-words.ts';
import { isUnderWay } from './is-under-way.ts';

type RunStatusProps = {
  run: Run | null;
  starting: boolean;
  /** What is being made, e.g. "Writing your texts". */
  working: string;
  /** The words for a stage of the job. */
  stageText: (stage: string) => string | undefined;
  /** Said to those who cannot see the result appear. */
  doneText: string | undefined;
  onCancel: () => void;
  onRetry: () => void;
  /** What the result will look like, while it is not there. */
  skeleton: ReactNode;
  /** The result of a run that has succeeded. */
  children: ReactNode;
};

/** Brings what has just begun into sight: on a phone it is far below the button. */
function useReveal(active: boolean) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (active) place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [active]);
  return place;
}

function Working({
  run,
  working,
  stageText,
  onCancel,
}: Pick<RunStatusProps, 'run' | 'working' | 'stageText' | 'onCancel'>) {
  const t = useFormWords();
  const format = useFormatter();
  const known = run?.status === 'processing';
  const stage = known ? stageText(run.stage) : t(run === null ? 'starting' : 'queued');
  return (
    <div className="flex items-end gap-4">
      <Progress
        className="min-w-0 flex-1"
        label={working}
        stage={stage}
        value={known ? run.progress : null}
        valueText={known ? format.number(run.progress / 100, { style: 'percent' }) : undefined}
      />
      {run !== null && (
        <Button size="sm" variant="ghost" onClick={onCancel} className="-mb-3">
          {t('cancel')}
        </Button>
      )}
    </div>
  );
}

/** From the press of the button to the result: true progress, what went wrong, or what was made. */
export function RunStatus(props: RunStatusProps) {
  const { run, starting, doneText, onRetry, skeleton, children } = props;
  const t = useFormWords();
  const titleId = useId();
  const active = starting || isUnderWay(run);
  const place = useReveal(active);
  const retry = <Button onClick={onRetry}>{t('tryAgain')}</Button>;
  return (
    <section ref={place} aria-labelledby={titleId} aria-busy={active} className="flex scroll-my-24 flex-col gap-4">
      <p id={titleId} className="font-display text-xl font-[650] tracking-display">
        {t('result')}
      </p>
      {active && (
        <>
          <Working {...props} />
          {skeleton}
        </>
      )}
      {!active && run?.status === 'failed' && (
        <Notice tone="danger" urgent action={retry}>
          {run.error?.message ?? t('failed')}
        </Notice>
      )}
      {!active && run?.status === 'cancelled' && (
        <Notice tone="info" action={retry}>
          {t('cancelled')}
        </Notice>
      )}
      {!active && run?.status === 'succeeded' && children}
      <span aria-live="polite" className="sr-only">
        {!active && run?.status === 'succeeded' ? doneText : ''}
      </span>
    </section>
  );
}
