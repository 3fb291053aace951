import type { LibraryFacet } from '@adwright/contract/library/search.ts';
import { useTranslations } from 'use-intl';
import { platformNames } from './platform-names.ts';
import { usePlaceNames } from './use-place-names.ts';

/** What a value of a filter is called. One that nobody knows yet is shown as it came. */
export function useValueNames(): (facet: LibraryFacet, value: string) => string {
  const t = useTranslations('library');
  const { country, language } = usePlaceNames();
  return (facet, value) => {
    if (facet === 'platform') return (platformNames as Readonly<Record<string, string>>)[value] ?? value;
    if (facet === 'country') return country(value);
    if (facet === 'language') return language(value);
    if (facet === 'brand') return value;
    const key = `${facet}.${value}` as 'format.image';
    return t.has(key) ? t(key) : value;
  };
}
