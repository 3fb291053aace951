import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { Search } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { platformNames } from './platform-names.ts';

export type Wanted = { readonly keyword: string; readonly tag: string; readonly platform: string };

type CollectionFiltersProps = { wanted: Wanted; tags: readonly string[]; onChange: (wanted: Wanted) => void };

export function CollectionFilters({ wanted, tags, onChange }: CollectionFiltersProps) {
  const t = useTranslations('library');
  return (
    <div className="relative grid grid-cols-2 gap-3 *:first:col-span-2 sm:grid-cols-[minmax(0,1fr)_12rem_12rem] sm:*:first:col-span-1">
      <TextField
        label={t('collection.search')}
        hideLabel
        type="search"
        placeholder={t('collection.search')}
        start={<Search />}
        value={wanted.keyword}
        maxLength={200}
        onValueChange={(keyword) => onChange({ ...wanted, keyword })}
      />
      <NativeSelect
        label={t('names.platform')}
        hideLabel
        value={wanted.platform}
        onValueChange={(platform) => onChange({ ...wanted, platform })}
        options={[
          { value: '', label: t('all.platform') },
          ...Object.entries(platformNames).map(([value, label]) => ({ value, label })),
        ]}
      />
      <NativeSelect
        label={t('collection.tags')}
        hideLabel
        value={wanted.tag}
        onValueChange={(tag) => onChange({ ...wanted, tag })}
        options={[{ value: '', label: t('collection.allTags') }, ...tags.map((value) => ({ value, label: value }))]}
      />
    </div>
  );
}
