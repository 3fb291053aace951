import { useTranslations } from 'use-intl';
import type { SectionKey } from './section-keys.ts';

export function SectionHeading({ section }: { section: SectionKey }) {
  const t = useTranslations('dashboard.sections');
  return (
    <header className="mb-8 flex flex-col gap-1">
      <h1 className="text-3xl">{t(`${section}.name`)}</h1>
      <p className="text-muted">{t(`${section}.lead`)}</p>
    </header>
  );
}
