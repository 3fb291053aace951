import type { UserAccount } from '@adwright/contract/user/account.ts';
import { Button } from '@adwright/ui/button.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoStepSetup } from './two-step-setup.tsx';

/** A code of an app beside the password: setting it up, new recovery codes, and switching it off. */
export function TwoStep({ account }: { account: UserAccount }) {
  const t = useTranslations('account');
  const [doing, setDoing] = useState<'setup' | 'end' | 'codes' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const settled = () => serverCache.invalidateQueries({ queryKey: ['account'] });

  function gotCodes(list: readonly string[]): void {
    setDoing(null);
    setCodes(list);
    void settled();
    void serverCache.invalidateQueries({ queryKey: ['sessions'] });
  }
  async function end(code: string): Promise<void> {
    await api.call('userTwoStepEnd', { code });
    setDoing(null);
    toast.success(t('twoStep.turnedOff'));
    await settled();
  }

  if (codes !== null) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  if (doing === 'setup') return <TwoStepSetup onDone={gotCodes} onCancel={() => setDoing(null)} />;
  if (doing !== null) {
    const renew = async (code: string) => gotCodes((await api.call('userRecoveryCodes', { code })).recovery_codes);
    return (
      <CodeForm
        lead={t('twoStep.enter')}
        action={doing === 'end' ? t('twoStep.turnOff') : t('twoStep.newCodes')}
        onCode={doing === 'end' ? end : renew}
        onCancel={() => setDoing(null)}
      />
    );
  }
  if (!account.two_step) {
    return (
      <>
        <p className="text-sm text-muted">{account.has_password ? t('twoStep.off') : t('data.noPassword')}</p>
        {account.has_password && (
          <Button onClick={() => setDoing('setup')} className="self-start">
            {t('twoStep.setUp')}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <p className="text-sm text-muted">
        {t('twoStep.on')} {t('twoStep.left', { count: account.recovery_codes_left })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setDoing('codes')}>{t('twoStep.newCodes')}</Button>
        <Button variant="ghost" onClick={() => setDoing('end')}>
          {t('twoStep.turnOff')}
        </Button>
      </div>
    </>
  );
}
