import { Button } from '@adwright/ui/button.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { notify } from '@adwright/ui/notification.tsx';
import type { NotificationPosition, NotificationType } from '@adwright/ui/notification-store.ts';
import { toast } from '@adwright/ui/toast.ts';
import { useTranslations } from 'use-intl';
import { Section, Specimen } from './specimen.tsx';

const popups: readonly [
  NotificationPosition,
  'topRight' | 'topLeft' | 'bottomRight' | 'bottomLeft',
  NotificationType,
][] = [
  ['top-right', 'topRight', 'success'],
  ['top-left', 'topLeft', 'info'],
  ['bottom-right', 'bottomRight', 'warning'],
  ['bottom-left', 'bottomLeft', 'error'],
];

export function MessagesSection() {
  const t = useTranslations('primitives.messages');
  const sections = useTranslations('primitives.sections');
  const description = t('detail');
  return (
    <Section title={sections('messages')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Notice tone="info">{t('info')}</Notice>
        <Notice tone="success">{t('success')}</Notice>
        <Notice tone="warn">{t('warning')}</Notice>
        <Notice tone="danger">{t('errorDetail')}</Notice>
      </div>
      <Specimen title={t('toasts')}>
        <div className="flex flex-wrap gap-4">
          <Button onClick={() => toast.success(t('success'), { description })}>{t('success')}</Button>
          <Button onClick={() => toast.warning(t('warning'))}>{t('warning')}</Button>
          <Button onClick={() => toast.info(t('info'))}>{t('info')}</Button>
          <Button onClick={() => toast.error(t('error'), { description: t('errorDetail') })}>{t('error')}</Button>
          <Button onClick={() => toast.loading(t('loading'))}>{t('loading')}</Button>
          <Button variant="ghost" onClick={() => toast.dismiss()}>
            {t('dismiss')}
          </Button>
        </div>
      </Specimen>
      <Specimen title={t('popups')}>
        <div className="flex flex-wrap gap-4">
          {popups.map(([position, key, type]) => (
            <Button
              key={position}
              onClick={() => notify({ title: t('popupTitle'), message: t('popupText'), type, position })}
            >
              {t(key)}
            </Button>
          ))}
        </div>
      </Specimen>
    </Section>
  );
}
