import type { UserAccount } from '@adwright/contract/user/account.ts';
import { useTranslations } from 'use-intl';
import { AccountSection } from './account-section.tsx';
import { DeviceList } from './device-list.tsx';
import { PasswordForm } from './password-form.tsx';
import { TwoStep } from './two-step.tsx';

export function SecuritySections({ account }: { account: UserAccount }) {
  const t = useTranslations('account');
  return (
    <div className="flex flex-col gap-8">
      <AccountSection title={t('password.title')}>
        {account.has_password ? (
          <PasswordForm email={account.email} />
        ) : (
          <p className="text-sm text-muted">{t('password.google')}</p>
        )}
      </AccountSection>
      <AccountSection title={t('twoStep.title')}>
        <TwoStep account={account} />
      </AccountSection>
      <AccountSection title={t('devices.title')}>
        <DeviceList />
      </AccountSection>
    </div>
  );
}
