import type { Template } from '@adwright/contract/template/template.ts';
import { Button } from '@adwright/ui/button.tsx';
import { EmptyState } from '@adwright/ui/empty-state.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { CloudOff } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../session/api.ts';
import { TemplateCard } from './template-card.tsx';

type Kind = Template['kind'] | '';

const gridClass = 'grid grid-cols-[repeat(auto-fill,minmax(min(45%,13rem),1fr))] gap-4';

/** Every template by what it makes; choosing one is offered where a tool can take it. */
export function TemplateGallery({ chooserOf }: { chooserOf: (template: Template) => (() => void) | undefined }) {
  const t = useTranslations('work.templates');
  const [templates, retry] = useTemplates();
  const [kind, setKind] = useState<Kind>('');
  const [category, setCategory] = useState('');
  if (templates === undefined) return <Loading />;
  if (templates === null) {
    return (
      <EmptyState icon={<CloudOff />} title={t('failed')} action={<Button onClick={retry}>{t('retry')}</Button>} />
    );
  }
  const categories = new Map(templates.map((template) => [template.category, template.category_name]));
  const shown = templates.filter(
    (template) => (kind === '' || template.kind === kind) && (category === '' || template.category === category),
  );
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-3 sm:flex">
        <NativeSelect<Kind>
          label={t('kind')}
          hideLabel
          value={kind}
          onValueChange={setKind}
          options={[
            { value: '', label: t('allKinds') },
            { value: 'video', label: t('videos') },
            { value: 'image', label: t('images') },
          ]}
          className="sm:w-52"
        />
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

/** `undefined` until they are there, null when they could not be had. */
function useTemplates(): [readonly Template[] | null | undefined, () => void] {
  const [templates, setTemplates] = useState<readonly Template[] | null>();
  const load = useCallback(
    () =>
      api.call('templateList', {}, { quiet: true }).then(
        ({ list }) => setTemplates(list),
        () => setTemplates(null),
      ),
    [],
  );
  useEffect(() => void load(), [load]);
  const retry = (): void => {
    setTemplates(undefined);
    void load();
  };
  return [templates, retry];
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
