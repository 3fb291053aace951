import { Button } from '@adwright/ui/button.tsx';
import { Progress } from '@adwright/ui/progress.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { Spinner } from '@adwright/ui/spinner.tsx';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Section } from './specimen.tsx';

export function ProgressSection() {
  const t = useTranslations('primitives.progress');
  const sections = useTranslations('primitives.sections');
  const format = useFormatter();
  const [value, setValue] = useState(62);
  return (
    <Section title={sections('progress')}>
      <div className="grid items-start gap-8 sm:grid-cols-2">
        <div className="flex flex-col items-start gap-4">
          <Progress
            className="w-full"
            label={t('label')}
            stage={t('stage')}
            value={value}
            valueText={format.number(value / 100, { style: 'percent' })}
          />
          <Button size="sm" onClick={() => setValue(value >= 100 ? 0 : Math.min(100, value + 13))}>
            {t('advance')}
          </Button>
        </div>
        <Progress label={t('label')} stage={t('unknown')} value={null} />
        <div className="flex gap-4">
          <Skeleton className="size-16" />
          <div className="flex flex-1 flex-col justify-center gap-3">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
        <Spinner label={t('loading')} className="text-2xl text-accent-text" />
      </div>
    </Section>
  );
}
