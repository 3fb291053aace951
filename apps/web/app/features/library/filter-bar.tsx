import type { LibraryAnswer, LibraryFacet } from '@adwright/contract/library/search.ts';
import { Button } from '@adwright/ui/button.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Find } from './find-text.ts';
import { ImageSearch, SimilarTo, useImageSearch } from './image-search.tsx';
import { SearchExamples } from './search-examples.tsx';
import { useValueNames } from './use-value-names.ts';

const facets = ['platform', 'category', 'format', 'country', 'language', 'brand', 'cta'] as const;
const dayChoices = [7, 30, 90, 180];

type FilterBarProps = {
  find: Find;
  answer: LibraryAnswer | null;
  onChange: (change: Partial<Find>) => void;
  /** Set while something narrows the wall. */
  onClear: (() => void) | undefined;
  /** Stands behind the filters while there is something to follow. */
  follow: ReactNode;
  saved: ReactNode;
};

export function FilterBar({ find, answer, onChange, onClear, follow, saved }: FilterBarProps) {
  const t = useTranslations('library');
  const searchByImage = useImageSearch(onChange);
  const isMeasured = find.keyword !== '' || find.like !== '' || find.look !== '';
  return (
    <div className="flex flex-col gap-3">
      <div
        className="flex items-center gap-2 [&>:first-child]:grow"
        onPaste={({ clipboardData }) => {
          const image = [...clipboardData.files].find(({ type }) => type.startsWith('image/'));
          if (image !== undefined) void searchByImage(image);
        }}
      >
        <TextField
          label={t('search')}
          hideLabel
          type="search"
          placeholder={t('placeholder')}
          start={<Search />}
          value={find.keyword}
          maxLength={200}
          onValueChange={(keyword) => onChange({ keyword })}
        />
        <ImageSearch onChange={onChange} />
      </div>
      <SimilarTo find={find} onChange={onChange} />
      {/* One line on a phone: the ads themselves begin on the first screen. `relative` keeps hidden labels inside. */}
      <div className="relative -mx-1 -my-1 grid auto-cols-[10.5rem] grid-flow-col gap-2 overflow-x-auto p-1 [scrollbar-width:none] md:grid-flow-row md:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] md:overflow-visible">
        {facets.map((facet) => (
          <FacetSelect key={facet} facet={facet} find={find} answer={answer} onChange={onChange} />
        ))}
        <NativeSelect
          label={t('names.status')}
          hideLabel
          value={find.status}
          onValueChange={(status) => onChange({ status })}
          options={[
            { value: '', label: t('anyStatus') },
            { value: 'running', label: t('running') },
            { value: 'stopped', label: t('stopped') },
          ]}
        />
        <NativeSelect
          label={t('names.days')}
          hideLabel
          value={find.days}
          onValueChange={(days) => onChange({ days })}
          options={[
            { value: '', label: t('anyDays') },
            ...dayChoices.map((count) => ({ value: String(count), label: t('atLeast', { count }) })),
          ]}
        />
        <NativeSelect
          label={t('sort.label')}
          hideLabel
          value={find.sort}
          onValueChange={(sort) => onChange({ sort })}
          options={[
            { value: '', label: isMeasured ? t('sort.relevance') : t('sort.newest') },
            ...(isMeasured ? [{ value: 'newest', label: t('sort.newest') }] : []),
            { value: 'longest', label: t('sort.longest') },
          ]}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {follow}
        {saved}
        {onClear === undefined && answer !== null && <SearchExamples answer={answer} onChange={onChange} />}
        {onClear !== undefined && (
          <Button variant="ghost" onClick={onClear}>
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  );
}

type FacetSelectProps = Pick<FilterBarProps, 'find' | 'answer' | 'onChange'> & {
  facet: LibraryFacet;
};

function FacetSelect({ facet, find, answer, onChange }: FacetSelectProps) {
  const t = useTranslations('library');
  const nameOf = useValueNames();
  const counts = answer?.facets?.[facet] ?? [];
  // Of a common word only the newest ads are counted.
  const option = answer?.total_is_floor ? 'optionMore' : 'option';
  const chosen = find[facet];
  // What is chosen stays to be seen, even where nothing has it.
  const known =
    chosen === '' || counts.some(({ value }) => value === chosen) ? counts : [{ value: chosen, count: 0 }, ...counts];
  return (
    <NativeSelect
      label={t(`names.${facet}`)}
      hideLabel
      value={chosen}
      onValueChange={(value) => onChange({ [facet]: value })}
      options={[
        { value: '', label: t(`all.${facet}`) },
        ...known.map(({ value, count }) => ({
          value,
          label: t(option, { name: nameOf(facet, value), count }),
          isName: facet === 'brand',
        })),
      ]}
    />
  );
}
