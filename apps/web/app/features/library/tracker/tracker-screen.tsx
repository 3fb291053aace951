import type { LibraryAd } from '@adwright/contract/library/library.ts';
import type { Follow, FollowQuery } from '@adwright/contract/tracker/tracker.ts';
import { Button } from '@adwright/ui/button.tsx';
import { classNames } from '@adwright/ui/class-names.ts';
import { EmptyState } from '@adwright/ui/empty-state.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { Bell, CloudOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { isSignedIn } from '../../../session/session-state.ts';
import { useSession } from '../../../session/session.ts';
import { useCoverageNote } from '../coverage-note.tsx';
import { useCoverage } from '../use-library.ts';
import { FollowForm } from './follow-form.tsx';
import { FollowReport } from './follow-report.tsx';
import { TrackerExample } from './tracker-example.tsx';
import { useFollowName } from './use-follow-name.ts';
import { useFollows } from './use-tracker.ts';

type TrackerScreenProps = {
  /** Which one is looked at; the newest, where the address names none. */
  chosen: string | null;
  onChoose: (id: string) => void;
  searchHref: (query: FollowQuery) => string;
  hrefOf: (ad: LibraryAd) => string;
  onOpen: (ad: LibraryAd) => void;
};

export function TrackerScreen(props: TrackerScreenProps) {
  const known = useSession();
  if (isSignedIn(known)) return <Followed {...props} />;
  // Whoever is signed in sees nothing of what visitors see.
  if (known.loading) return <Skeleton className="h-96 w-full rounded-card" />;
  return <TrackerExample hrefOf={props.hrefOf} onOpen={props.onOpen} />;
}

function Followed({ chosen, onChoose, searchHref, ...ads }: TrackerScreenProps) {
  const t = useTranslations('tracker');
  const { data, isError, refetch } = useFollows();
  if (data === undefined && isError)
    return (
      <EmptyState
        icon={<CloudOff />}
        title={t('failed')}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    );
  const list = data?.list ?? [];
  const current = list.find(({ id }) => id === chosen) ?? list[0];
  return (
    <div className="flex flex-col gap-8">
      <FollowForm onFollowed={onChoose} />
      <Coverage />
      {data === undefined ? (
        <Skeleton className="h-96 w-full rounded-card" />
      ) : current === undefined ? (
        <EmptyState icon={<Bell />} title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <>
          <FollowChoice list={list} current={current.id} onChoose={onChoose} />
          <FollowReport key={current.id} follow={current} searchHref={searchHref(current.query)} {...ads} />
        </>
      )}
    </div>
  );
}

/** News can only come of what is looked at. */
function Coverage() {
  const note = useCoverageNote();
  const coverage = useCoverage();
  return coverage === undefined ? null : <p className="-mt-4 text-sm text-muted">{note(coverage)}</p>;
}

type FollowChoiceProps = { list: readonly Follow[]; current: string; onChoose: (id: string) => void };

function FollowChoice({ list, current, onChoose }: FollowChoiceProps) {
  const t = useTranslations('tracker');
  const nameOf = useFollowName();
  return (
    <ul aria-label={t('following')} className="flex flex-wrap gap-2">
      {list.map(({ id, query }) => (
        <li key={id} className="max-w-full">
          <button
            type="button"
            aria-pressed={id === current}
            onClick={() => onChoose(id)}
            className={classNames(
              'flex min-h-9 max-w-full touch-target items-center rounded-full border px-4 text-sm transition-colors',
              id === current ? 'border-text bg-text text-surface' : 'bg-raised hover:border-line-strong',
            )}
          >
            <bdi className="truncate">{nameOf(query)}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
