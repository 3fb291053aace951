import type { Template } from '@adwright/contract/template/template.ts';
import { Button } from '@adwright/ui/button.tsx';
import { EmptyState } from '@adwright/ui/empty-state.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';
import { useLocaleCode } from '../../words/use-locale-code.ts';
import { TemplateCard } from './template-card.tsx';

const gridClass = 'grid grid-cols-[repeat(auto-fill,minmax(min(45%,13rem),1fr))] gap-4';

/** Every film there is an idea for; pictures' templates are chosen where image ads are made. Choosing one is offered where a tool can take it. */
export function TemplateGallery({ chooserOf }: { chooserOf: (template: Template) => (() => void) | undefined }) {
  const t = useTranslations('work.templates');
  const { data: templates, isFetching, refetch } = useTemplates();
  const [category, setCategory] = useState('');
  if (templates === undefined) {
    if (isFetching) return <Loading />;
    const retry = <Button onClick={() => void refetch()}>{t('retry')}</Button>;
    return <EmptyState icon={<CloudOff />} title={t('failed')} action={retry} />;
  }
  const categories = new Map(templates.map((template) => [template.category, template.category_name]));
  const shown = templates.filter((template) => category === '' || template.category === category);
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-3 sm:flex">
        <NativeSelect
          label={t('category')}
          hideLabel
          value={category}
          onValueChange={setCategory}
          options={[
            { value: '', label: t('allCategories') },
            ...Array.from(categories, ([value, label]) => ({ value, label })),
          ]}
          className="sm:w-52"
        />
      </div>
      <ul className={gridClass}>
        {shown.map((template) => (
          <TemplateCard key={template.id} template={template} onChoose={chooserOf(template)} />
        ))}
      </ul>
    </div>
  );
}

/** Their names come in the page's language. */
function useTemplates() {
  const queryKey = ['templates', useLocaleCode()];
  const queryFn = async () =>
    (await api.call('templateList', {}, { quiet: true })).list.filter(({ kind }) => kind === 'video');
  return useQuery({ queryKey, queryFn }, serverCache);
}

function Loading() {
  const t = useTranslations('work');
  return (
    <output aria-label={t('loading')} className={gridClass}>
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} className="aspect-[4/5] rounded-card" />
      ))}
    </output>
  );
}
