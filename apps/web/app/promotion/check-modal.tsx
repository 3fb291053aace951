import { Button } from '@adwright/ui/button.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { session, useSession } from '../session/session.ts';

/**
 * After a payment page was opened in another tab: looks whether the payment has arrived. It believes nobody's word,
 * only the account.
 */
export function CheckModal() {
  const t = useTranslations('billing');
  const { checkModal } = useSession();
  const [checking, setChecking] = useState(false);
  const [missed, setMissed] = useState(false);
  const close = () => {
    setMissed(false);
    session.setModal('check', false);
  };
  async function check(): Promise<void> {
    const before = session.get();
    setChecking(true);
    await session.refresh();
    setChecking(false);
    const { plan_name, has_paid_credits } = session.get();
    if (plan_name === before.plan_name && has_paid_credits === before.has_paid_credits) return setMissed(true);
    toast.success(t('check.done', { plan: t(`names.${plan_name}`) }));
    close();
  }
  return (
    <Dialog
      open={checkModal}
      onOpenChange={(open) => !open && close()}
      title={t('check.title')}
      description={t('check.lead')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={close}>{t('check.later')}</Button>
          <Button variant="primary" loading={checking} onClick={() => void check()}>
            {t('check.action')}
          </Button>
        </>
      }
    >
      <output className="block min-h-6 text-sm text-muted">{missed && t('check.notYet')}</output>
    </Dialog>
  );
}
