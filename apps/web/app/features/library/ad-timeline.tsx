import type { LibraryChange } from '@adwright/contract/library/library.ts';
import { useFormatter, useTranslations } from 'use-intl';
import { useValueNames } from './use-value-names.ts';

/** What changed while it ran, the oldest first. */
export function AdTimeline({ history }: { history: readonly LibraryChange[] }) {
  const t = useTranslations('library');
  const format = useFormatter();
  const nameOf = useValueNames();
  const said = ({ what }: LibraryChange, text: string): string => {
    if (what !== 'platforms' && what !== 'countries') return text;
    const facet = what === 'platforms' ? 'platform' : 'country';
    return format.list(text.split(', ').map((value) => nameOf(facet, value)));
  };
  if (history.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-sans text-base font-medium tracking-normal">{t('timeline')}</h3>
      <ol className="flex flex-col gap-4 border-s ps-4">
        {history.map((change) => (
          <li key={`${change.on} ${change.what}`} className="relative flex flex-col gap-0.5 text-sm">
            <span
              aria-hidden="true"
              className="absolute -start-[1.3rem] top-1.5 size-2.5 rounded-full border bg-raised"
            />
            <span className="font-medium">{t(`change.${change.what}`)}</span>
            <time dateTime={change.on} className="text-xs text-muted">
              {format.dateTime(new Date(change.on), { dateStyle: 'medium', timeZone: 'UTC' })}
            </time>
            {change.after !== null && (
              <span dir="auto" className="break-words">
                {said(change, change.after)}
              </span>
            )}
            {change.before !== null && (
              <span dir="auto" className="break-words text-muted">
                {t('before', { text: said(change, change.before) })}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
