import type { Run, RunAsset } from '@adwright/contract/run/run.ts';
import { Button } from '@adwright/ui/button.tsx';
import { classNames } from '@adwright/ui/class-names.ts';
import { Notice } from '@adwright/ui/notice.tsx';
import { Progress } from '@adwright/ui/progress.tsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type RefObject, use, useId, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ToolAreaContext, useFormWords } from './form-words.ts';
import { isUnderWay } from '../plan/is-under-way.ts';
import { useReveal } from './use-reveal.ts';
import { archiveOf, ResultArchive } from './result-archive.tsx';

type RunStatusProps = {
  run: Run | null;
  starting: boolean;
  onCancel: () => void;
  onRetry: () => void;
  /** What is being made, where the tool's own word for it does not say it. */
  working?: string | undefined;
  /** The result shows its archive itself. */
  ownArchive?: boolean | undefined;
  /** The fields have been changed since: the result is folded, under the preview of what they say now. */
  outdated?: boolean | undefined;
  /** What the result will look like, while it is not there. */
  skeleton: ReactNode;
  /** The result of a run that has succeeded. */
  children: (run: Run) => ReactNode;
};

/** Stays in sight beside many files, under the page's own header where there is one. */
const headClass = 'sticky top-[var(--page-header,0px)] z-10 bg-surface py-2';

/** Seconds worth telling. */
const shortestWait = 5;

function Working({ run, working, onCancel }: Pick<RunStatusProps, 'run' | 'working' | 'onCancel'>) {
  const t = useFormWords();
  const words = useTranslations(use(ToolAreaContext));
  const format = useFormatter();
  const known = run?.status === 'processing';
  // Which stages there are is each tool's own; one without a word goes without.
  const stageKey = `stages.${run?.stage}` as 'stages.draw';
  const stageText = words.has(stageKey) ? words(stageKey) : undefined;
  const startsIn = run?.starts_in ?? 0;
  const waiting =
    startsIn < shortestWait
      ? t('queued')
      : t('startsIn', { when: format.relativeTime(new Date(startsIn * 1000), new Date(0)) });
  const stage = known ? stageText : run === null ? t('starting') : waiting;
  const bar = (
    <div className="flex items-end gap-4">
      <Progress
        className="min-w-0 flex-1"
        label={working ?? words('working')}
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
  return (
    <div className="flex flex-col gap-3">
      {bar}
      <p role="status" className="text-sm text-muted empty:hidden">
        {run?.retrying ? t('retrying') : null}
      </p>
    </div>
  );
}

type HeadProps = {
  id: string;
  heading: RefObject<HTMLParagraphElement | null>;
  archive: RunAsset | undefined;
};

function Head({ id, heading, archive }: HeadProps) {
  const t = useFormWords();
  return (
    <div className={classNames('flex flex-wrap items-center justify-between gap-x-4 gap-y-2', archive && headClass)}>
      <p ref={heading} id={id} tabIndex={-1} className="font-display text-xl font-[650] tracking-display outline-none">
        {t('result')}
      </p>
      {archive && <ResultArchive asset={archive} />}
    </div>
  );
}

type FoldedHeadProps = { id: string; unfolds: string; open: boolean; onOpen: (open: boolean) => void };

/** One line high, so that the preview above it stays in sight beside the form. */
function FoldedHead({ id, unfolds, open, onOpen }: FoldedHeadProps) {
  const t = useFormWords();
  return (
    <button
      type="button"
      id={id}
      aria-expanded={open}
      aria-controls={unfolds}
      onClick={() => onOpen(!open)}
      className="flex min-h-12 items-center justify-between gap-4 border-y text-start text-sm font-medium"
    >
      {t('lastResult')}
      <ChevronDown
        aria-hidden="true"
        className={classNames('size-4 shrink-0 text-muted transition-transform', open && 'rotate-180')}
      />
    </button>
  );
}

/** From the press of the button to the result: true progress, what went wrong, or what was made. */
export function RunStatus(props: RunStatusProps) {
  const { run, starting, onRetry, ownArchive, outdated = false, skeleton, children } = props;
  const t = useFormWords();
  const words = useTranslations(use(ToolAreaContext));
  const titleId = useId();
  const madeId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const active = starting || isUnderWay(run);
  const heading = useRef<HTMLParagraphElement>(null);
  const place = useReveal(active, heading);
  if (run === null && !starting) return null;
  const archive = !ownArchive && !active && run?.status === 'succeeded' ? archiveOf(run.assets) : undefined;
  const retry = <Button onClick={onRetry}>{t('tryAgain')}</Button>;
  return (
    <section
      ref={place}
      data-run-result
      aria-labelledby={titleId}
      aria-busy={active}
      className="flex scroll-my-24 flex-col gap-4"
    >
      {outdated ? (
        <FoldedHead id={titleId} unfolds={madeId} open={unfolded} onOpen={setUnfolded} />
      ) : (
        <Head id={titleId} heading={heading} archive={archive} />
      )}
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
      {!active && run?.status === 'succeeded' && (
        <div id={madeId} hidden={outdated && !unfolded} className="flex flex-col gap-4">
          {children(run)}
        </div>
      )}
      <span aria-live="polite" className="sr-only">
        {!active && run?.status === 'succeeded' ? words('ready') : ''}
      </span>
    </section>
  );
}
