import type { ProjectListQuery } from '@adwright/contract/project/project.ts';
import { Card } from '@adwright/ui/card.tsx';
import { toolNamed, tools } from '@adwright/tools/registry.ts';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SectionHeading } from './section-heading.tsx';
import { useSectionWords } from './use-section-words.ts';
import { WorkList } from './work-list.tsx';

const everything = '';
const statuses = ['draft', 'processing', 'succeeded', 'failed', 'cancelled'] as const;
const sorts = ['newest', 'updated', 'oldest', 'title'] as const;

type Sort = ProjectListQuery['sort'];
type Status = (typeof statuses)[number];
type Filter = { keyword: string; tool: string; status: Status | ''; sort: Sort };
const unfiltered: Filter = { keyword: '', tool: everything, status: '', sort: 'newest' };

/** Everything the person has made, to search, filter, sort and manage. */
export function WorkSection() {
  const t = useTranslations('work');
  const [filter, setFilter] = useState(unfiltered);
  const { keyword, tool, status, sort } = useDeferredValue(filter);
  const type = toolNamed(tool)?.projectType;
  const query = {
    sort,
    ...(keyword.trim() !== '' && { keyword: keyword.trim() }),
    ...(type !== undefined && { type }),
    ...(status !== '' && { status }),
  };
  const narrowed = keyword.trim() !== '' || tool !== everything || status !== '';
  return (
    <>
      <SectionHeading section="MyWork" />
      <Filters filter={filter} onChange={(change) => setFilter((before) => ({ ...before, ...change }))} />
      <Card padding="none" className="overflow-hidden">
        <WorkList
          key={JSON.stringify(query)}
          query={query}
          onEverything={narrowed ? () => setFilter(unfiltered) : undefined}
          empty={{ title: t('empty.title'), text: t('empty.text') }}
        />
      </Card>
    </>
  );
}

function Filters({ filter, onChange }: { filter: Filter; onChange: (change: Partial<Filter>) => void }) {
  const t = useTranslations('work');
  const { nameOf } = useSectionWords();
  const kinds = tools.map(({ id, section }) => ({ value: id, label: nameOf(section.key) }));
  return (
    <div className="mb-6 grid gap-3 lg:grid-cols-[minmax(0,1fr)_auto]">
      <TextField
        label={t('search')}
        hideLabel
        type="search"
        placeholder={t('search')}
        start={<Search />}
        value={filter.keyword}
        maxLength={200}
        onValueChange={(keyword) => onChange({ keyword })}
      />
      {/* One line on a phone, too: the work itself begins on the first screen. `relative` keeps hidden labels inside. */}
      <div className="relative -mx-1 -my-1 grid auto-cols-[minmax(9.5rem,1fr)] grid-flow-col gap-3 overflow-x-auto p-1 [scrollbar-width:none] lg:auto-cols-[12rem]">
        <NativeSelect
          label={t('filter')}
          hideLabel
          value={filter.tool}
          onValueChange={(tool) => onChange({ tool })}
          options={[{ value: everything, label: t('everything') }, ...kinds]}
        />
        <NativeSelect<Status | ''>
          label={t('anyStatus')}
          hideLabel
          value={filter.status}
          onValueChange={(status) => onChange({ status })}
          options={[
            { value: '', label: t('anyStatus') },
            ...statuses.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
        />
        <NativeSelect<Sort>
          label={t('sort.label')}
          hideLabel
          value={filter.sort}
          onValueChange={(sort) => onChange({ sort })}
          options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        />
      </div>
    </div>
  );
}
