import { DirectionProvider } from '@adwright/ui/direction-provider.tsx';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { ThemeSwitch } from '@adwright/ui/theme-switch.tsx';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ButtonsSection } from './buttons-section.tsx';
import { ChoicesSection } from './choices-section.tsx';
import { DataSection } from './data-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { ColoursSection, TypeSection } from './foundations-section.tsx';
import { MessagesSection } from './messages-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';
import { ProgressSection } from './progress-section.tsx';

type Dir = 'ltr' | 'rtl';

/** Gives the page back its own direction when it is left. */
function usePageDirection(dir: Dir): void {
  useEffect(() => {
    const before = document.documentElement.dir;
    document.documentElement.dir = dir;
    return () => {
      document.documentElement.dir = before;
    };
  }, [dir]);
}

export function PrimitivesPage() {
  const t = useTranslations('primitives');
  const [dir, setDir] = useState<Dir>('ltr');
  usePageDirection(dir);
  return (
    <DirectionProvider dir={dir}>
      <main className="mx-auto w-full max-w-6xl px-4 pb-24 sm:px-8">
        <header className="flex flex-wrap items-end justify-between gap-6 py-12">
          <div className="flex max-w-xl flex-col gap-3">
            <h1 className="text-4xl">{t('title')}</h1>
            <p className="text-muted">{t('lead')}</p>
          </div>
          <div className="flex flex-wrap gap-4">
            <SegmentedControl<Dir>
              label={t('direction.label')}
              hideLabel
              value={dir}
              onValueChange={setDir}
              options={[
                { value: 'ltr', label: t('direction.ltr') },
                { value: 'rtl', label: t('direction.rtl') },
              ]}
            />
            <ThemeSwitch
              label={t('theme.label')}
              labels={{ light: t('theme.light'), dark: t('theme.dark'), system: t('theme.system') }}
            />
          </div>
        </header>
        <ButtonsSection />
        <FieldsSection />
        <ChoicesSection />
        <OverlaysSection />
        <MessagesSection />
        <ProgressSection />
        <DataSection />
        <ColoursSection />
        <TypeSection />
      </main>
    </DirectionProvider>
  );
}
