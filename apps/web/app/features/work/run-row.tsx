import type { Run } from '@adwright/contract/run.ts';
import { Badge, type Tone } from '@adwright/ui/badge.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Progress } from '@adwright/ui/progress.tsx';
import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { isUnfinished } from './run-pages.ts';
import { runTitle } from './run-title.ts';

const tones: Record<Run['status'], Tone> = {
  queued: 'neutral',
  processing: 'support',
  succeeded: 'success',
  failed: 'danger',
  cancelled: 'neutral',
};

export type RunRowProps = {
  run: Run;
  toolName: string;
  icon: ReactNode;
  href: string;
  onCancel: () => void;
};

/** One run: what it is, how it stands, and the way into it. */
export function RunRow({ run, toolName, icon, href, onCancel }: RunRowProps) {
  const t = useTranslations('dashboard');
  const title = runTitle(run) ?? t('work.untitled');
  const unfinished = isUnfinished(run);
  return (
    <li className="relative flex items-center gap-4 px-4 py-3 transition-colors hover:bg-hover has-[a:focus-visible]:bg-hover">
      <RunThumbnail run={run} icon={icon} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <Link
          to={href}
          preventScrollReset
          aria-label={t('work.open', { title })}
          className="truncate font-medium after:absolute after:inset-0"
        >
          <bdi>{title}</bdi>
        </Link>
        <RunFacts run={run} toolName={toolName} />
        {unfinished && (
          <Progress
            label={t('work.progress', { title })}
            hideLabel
            value={run.progress}
            valueText={`${run.progress}%`}
            className="mt-1 max-w-sm"
          />
        )}
      </div>
      <Badge tone={tones[run.status]}>{t(`status.${run.status}`)}</Badge>
      {unfinished && (
        <IconButton
          size="sm"
          label={t('work.cancel', { title })}
          icon={<CircleX />}
          onClick={onCancel}
          className="relative"
        />
      )}
    </li>
  );
}

function RunFacts({ run, toolName }: { run: Run; toolName: string }) {
  const t = useTranslations('dashboard.work');
  const format = useFormatter();
  const now = useNow({ updateInterval: 30_000 });
  const returned = run.credits_cost > 0 && (run.status === 'failed' || run.status === 'cancelled');
  const facts = [
    toolName,
    format.relativeTime(new Date(run.created_at), now),
    returned ? t('returned') : run.credits_cost > 0 && t('cost', { count: run.credits_cost }),
  ];
  return (
    <ul className="flex flex-wrap text-sm text-muted [&>li+li]:before:mx-2 [&>li+li]:before:content-['·']">
      {facts.filter(Boolean).map((fact) => (
        <li key={String(fact)}>{fact}</li>
      ))}
    </ul>
  );
}

function RunThumbnail({ run, icon }: { run: Run; icon: ReactNode }) {
  const picture = run.assets.find(({ mime }) => mime.startsWith('image/'));
  return (
    <span
      aria-hidden="true"
      className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-control border bg-surface text-muted max-sm:hidden [&_svg]:size-5"
    >
      {picture === undefined ? (
        icon
      ) : (
        <img src={picture.url} alt="" loading="lazy" className="size-full object-contain" />
      )}
    </span>
  );
}
