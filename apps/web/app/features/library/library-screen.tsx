import { brand } from '@adwright/contract/brand.ts';
import type { LibraryAd } from '@adwright/contract/library/library.ts';
import { Button } from '@adwright/ui/button.tsx';
import { EmptyState } from '@adwright/ui/empty-state.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { Spinner } from '@adwright/ui/spinner.tsx';
import { CloudOff, SearchX } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { AdCard, cardHeight } from './ad-card.tsx';
import { useCoverageNote } from './coverage-note.tsx';
import { FilterBar } from './filter-bar.tsx';
import { everything, type Find, formatFind, isNarrowed } from './find-text.ts';
import { FollowButton } from './tracker/follow-button.tsx';
import { followQueryOf } from './tracker/follow-query.ts';
import { SaveButton } from './save-button.tsx';
import { SavedSearches } from './saved-searches.tsx';
import { type ShownLibrary, useLibrary } from './use-library.ts';
import { useResultsTop } from './use-results-top.ts';
import { Wall } from './wall.tsx';

type LibraryScreenProps = {
  /** What stands in the fields. */
  find: Find;
  /** What is searched for: every letter of a word as a search of its own would use up what a visitor may ask. */
  settled: Find;
  onFind: (find: Find) => void;
  hrefOf: (ad: LibraryAd) => string;
  onOpen: (ad: LibraryAd) => void;
};

/** The wall of ads with its filters: the same in the dashboard and on its public page. */
export function LibraryScreen({ find, settled, onFind, hrefOf, onOpen }: LibraryScreenProps) {
  const t = useTranslations('library');
  const library = useLibrary(settled);
  const followed = followQueryOf(settled);
  const top = useResultsTop(formatFind(settled));
  // The same one while only more ads come, or every card on screen would be drawn again with each page of them.
  const card = useCallback(
    (ad: LibraryAd) => (
      <AdCard ad={ad} href={hrefOf(ad)} onOpen={() => onOpen(ad)} action={<SaveButton ad={ad} small />} />
    ),
    [hrefOf, onOpen],
  );
  const onClear = isNarrowed(find) ? () => onFind({ ...everything, sort: find.sort }) : undefined;
  return (
    <div ref={top} className="flex scroll-mt-24 flex-col gap-6">
      <FilterBar
        find={find}
        answer={library.answer}
        onChange={(change) => onFind({ ...find, ...change })}
        onClear={onClear}
        saved={<SavedSearches find={settled} onFind={onFind} />}
        follow={followed && <FollowButton query={followed} label={t('follow.search')} />}
      />
      <Results library={library} onClear={onClear}>
        <Wall
          items={library.ads}
          label={t('search')}
          keyOf={keyOf}
          heightOf={cardHeight}
          onEnd={() => library.hasMore && library.more()}
          renderItem={card}
        />
      </Results>
    </div>
  );
}

const keyOf = (ad: LibraryAd): string => ad.id;

type ResultsProps = { library: ShownLibrary; onClear: (() => void) | undefined; children: ReactNode };

function Results({ library, onClear, children }: ResultsProps) {
  const t = useTranslations('library');
  const { answer, failed, hasMore, loadingMore, more, reload } = library;
  if (answer === null) {
    if (!failed) return <Waiting />;
    const retry = <Button onClick={reload}>{t('retry')}</Button>;
    return <EmptyState icon={<CloudOff />} title={t('failed')} action={retry} />;
  }
  if (answer.list.length === 0) return <Nothing answer={answer} onClear={onClear} />;
  const [corrected] = answer.corrected;
  const notes = [
    answer.total_is_floor ? t('foundMore', { count: answer.total }) : t('found', { count: answer.total }),
    corrected && t('corrected', { word: corrected.as }),
    answer.partial && t('partial'),
    answer.coverage.sources.includes('sample') && t('samples', { product: brand.name }),
  ].filter((note) => typeof note === 'string');
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {notes.map((note) => note.replace(/[.。]$/u, '')).join(' · ')}
      </p>
      {children}
      {hasMore && (
        <Button className="self-center" loading={loadingMore} onClick={more}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

/** Says what was searched: nothing found is not the same as nothing there. */
function Nothing({
  answer,
  onClear,
}: {
  answer: NonNullable<ShownLibrary['answer']>;
  onClear: (() => void) | undefined;
}) {
  const t = useTranslations('library');
  const format = useFormatter();
  const coverageNote = useCoverageNote();
  const { ads, brands, languages, filling, first_day, last_day } = answer.coverage;
  if (filling && ads === 0)
    return <EmptyState icon={<Spinner />} title={t('empty.filling')} text={t('empty.fillingText')} />;
  if (ads === 0 || first_day === null || last_day === null)
    return <EmptyState icon={<SearchX />} title={t('empty.library')} text={t('empty.libraryText')} />;
  const day = (on: string): string => format.dateTime(new Date(on), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('empty.title')}
      text={`${t('empty.text', { ads, brands, languages, first: day(first_day), last: day(last_day) })} ${coverageNote(answer.coverage)}`}
      action={onClear && <Button onClick={onClear}>{t('clear')}</Button>}
    />
  );
}

function Waiting() {
  const t = useTranslations('library');
  return (
    <output aria-label={t('loading')} className="grid grid-cols-[repeat(auto-fill,minmax(min(45%,14.5rem),1fr))] gap-4">
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} className="aspect-[3/4] rounded-card" />
      ))}
    </output>
  );
}
