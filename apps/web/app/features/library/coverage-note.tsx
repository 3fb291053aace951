import type { LibrarySource } from '@adwright/contract/library/library.ts';
import type { LibraryAnswer } from '@adwright/contract/library/search.ts';
import { useFormatter, useTranslations } from 'use-intl';

/** Which libraries were searched, and whether anything new comes in by itself. */
export function useCoverageNote(): (coverage: Pick<LibraryAnswer['coverage'], 'sources' | 'live'>) => string {
  const t = useTranslations('library.coverage');
  const format = useFormatter();
  const listed = (sources: readonly LibrarySource[]): string =>
    format.list(sources.flatMap((source) => (source === 'saved' ? [] : [t(`source.${source}`)])));
  return ({ sources, live }) =>
    [
      sources.length > 0 && t('covers', { sources: listed(sources) }),
      live.length > 0 ? t('live', { sources: listed(live) }) : t('offline'),
    ]
      .filter(Boolean)
      .join(' ');
}
