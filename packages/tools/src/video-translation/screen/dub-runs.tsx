import type { Run } from '@adwright/contract/run/run.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { Progress } from '@adwright/ui/progress.tsx';
import { Spinner } from '@adwright/ui/spinner.tsx';
import { useEffect, useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { isUnderWay } from '../../kit/form/plan/is-under-way.ts';
import { useFormWords } from '../../kit/form/screen/form-words.ts';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';
import { FilmResult } from './film-result.tsx';
import { nameOfLanguage } from '../plan/language-name.ts';

type DubRunsProps = {
  /** By language. */
  runs: Readonly<Record<string, string>>;
  languages: readonly string[];
  onRetry: (language: string) => void;
  /** Whether something is under way, so that it is not started twice. */
  onBusy: (language: string, busy: boolean) => void;
};

/** What was made of the translation in each language, or is being made. One that failed is tried again alone. */
export function DubRuns({ runs, languages, onRetry, onBusy }: DubRunsProps) {
  const t = useTranslations('tool-video-translation');
  const id = useId();
  const made = languages.filter((language) => runs[language] !== undefined);
  if (made.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6">
      <p id={id} className="font-display text-xl font-[650] tracking-display">
        {t('results')}
      </p>
      {made.map((language) => (
        <OneRun
          key={`${language} ${runs[language]}`}
          id={runs[language] ?? ''}
          language={language}
          onRetry={onRetry}
          onBusy={onBusy}
        />
      ))}
    </section>
  );
}

function useRun(id: string): Run | null {
  const host = useToolHost();
  const [run, setRun] = useState<Run | null>(null);
  useEffect(() => host.followRun('video-translation', id, setRun), [host, id]);
  return run;
}

type OneRunProps = Pick<DubRunsProps, 'onRetry' | 'onBusy'> & { id: string; language: string };

function OneRun({ id, language, onRetry, onBusy }: OneRunProps) {
  const t = useTranslations('tool-video-translation');
  const words = useFormWords();
  const run = useRun(id);
  const busy = isUnderWay(run);
  useEffect(() => {
    onBusy(language, busy);
    return () => onBusy(language, false);
  }, [language, busy, onBusy]);
  const name = nameOfLanguage(language);
  return (
    <article aria-label={name} aria-busy={busy || run === null} className="flex flex-col gap-3 rounded-card border p-4">
      <p className="font-medium">
        <bdi>{name}</bdi>
      </p>
      {run === null && <Spinner />}
      {run !== null && busy && <UnderWay run={run} />}
      {(run?.status === 'failed' || run?.status === 'cancelled') && (
        <Notice
          tone={run.status === 'failed' ? 'danger' : 'info'}
          action={<Button onClick={() => onRetry(language)}>{t('tryLanguage', { language: name })}</Button>}
        >
          {run.status === 'failed' ? (run.error?.message ?? words('failed')) : words('cancelled')}
        </Notice>
      )}
      {run?.status === 'succeeded' && <FilmResult run={run} />}
    </article>
  );
}

function UnderWay({ run }: { run: Run }) {
  const t = useTranslations('tool-video-translation');
  const words = useFormWords();
  const host = useToolHost();
  const format = useFormatter();
  const known = run.status === 'processing';
  const stage = `stages.${run.stage}` as 'stages.mix';
  return (
    <div className="flex items-end gap-4">
      <Progress
        className="min-w-0 flex-1"
        label={t('dubbing', { language: nameOfLanguage((run.input as { languages?: string[] }).languages?.[0] ?? '') })}
        stage={known ? (t.has(stage) ? t(stage) : undefined) : words('queued')}
        value={known ? run.progress : null}
        valueText={known ? format.number(run.progress / 100, { style: 'percent' }) : undefined}
      />
      <Button
        size="sm"
        variant="ghost"
        onClick={() => void host.cancelRun(run.id).catch(() => undefined)}
        className="-mb-3"
      >
        {words('cancel')}
      </Button>
    </div>
  );
}
