import { Button } from '@adwright/ui/button.tsx';
import { EmptyState } from '@adwright/ui/empty-state.tsx';
import { Unplug } from 'lucide-react';
import { useTranslations } from 'use-intl';

/** In the place of a part that could not be loaded. Its words come with every page. */
export function PartFailed() {
  const t = useTranslations('shell.notices');
  return (
    <EmptyState
      icon={<Unplug />}
      title={t('partFailed')}
      action={<Button onClick={() => location.reload()}>{t('reload')}</Button>}
    />
  );
}
