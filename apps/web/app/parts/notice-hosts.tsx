import { localeOf } from '@adwright/i18n/locales.ts';
import { notifications } from '@adwright/ui/notification-store.ts';
import { ToastHost } from '@adwright/ui/toast-host.tsx';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';
import { useLocaleCode } from '../words/use-locale-code.ts';

const NotificationHost = lazy(async () => ({
  default: (await import('@adwright/ui/notification.tsx')).NotificationHost,
}));

/** Where toasts and notification popups appear. Neither is fetched before there is something to say. */
export function NoticeHosts() {
  const t = useTranslations('shell.notices');
  const { dir } = localeOf(useLocaleCode());
  const anything = useStore(notifications, (list) => list.length > 0);
  return (
    <>
      <ToastHost label={t('label')} closeLabel={t('close')} dir={dir} />
      {anything && (
        <Suspense>
          <NotificationHost closeLabel={t('close')} />
        </Suspense>
      )}
    </>
  );
}
