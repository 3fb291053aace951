import { localeOf } from '@adwright/i18n/locales.ts';
import { notifications } from '@adwright/ui/notification-store.ts';
import { ToastHost } from '@adwright/ui/toast-host.tsx';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useLocaleCode } from '../words/use-locale-code.ts';

const NotificationHost = lazy(async () => ({
  default: (await import('@adwright/ui/notification.tsx')).NotificationHost,
}));

/** Where toasts and notification popups appear. Neither is fetched before there is something to say. */
export function NoticeHosts() {
  const t = useTranslations('shell.notices');
  const { dir } = localeOf(useLocaleCode());
  const anything = useSyncExternalStore(
    notifications.subscribe,
    () => notifications.get().length > 0,
    () => false,
  );
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
