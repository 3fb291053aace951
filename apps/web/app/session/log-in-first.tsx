import { Button } from '@adwright/ui/button.tsx';
import { EmptyState } from '@adwright/ui/empty-state.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { session } from './session.ts';

/** What a visitor sees in place of something that belongs to a person. */
export function LogInFirst({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  const t = useTranslations('app-shell');
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={text}
      action={
        <Button variant="primary" onClick={() => session.openLogin()}>
          {t('logIn')}
        </Button>
      }
    />
  );
}
