import type { UserAccount } from '@adwright/contract/user/account.ts';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { Switch } from '@adwright/ui/switch.tsx';
import { useTranslations } from 'use-intl';
import { AccountSection } from './account-section.tsx';
import { EmailForm } from './email-form.tsx';
import { PhotoForm } from './photo-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useDigests } from './use-digests.ts';
import { usePreferences } from './use-preferences.ts';

export function ProfileSections({ account }: { account: UserAccount }) {
  const t = useTranslations('account');
  return (
    <div className="flex flex-col gap-8">
      <AccountSection title={t('profile.title')}>
        <PhotoForm account={account} />
        <ProfileForm account={account} />
      </AccountSection>
      <AccountSection title={t('email.title')}>
        <EmailForm account={account} />
      </AccountSection>
      <AccountSection title={t('notify.title')}>
        <Notifications />
      </AccountSection>
    </div>
  );
}

function Notifications() {
  const t = useTranslations('account.notify');
  const { known, change } = usePreferences(true);
  if (known === null) return <Skeleton className="h-12" />;
  return (
    <div className="flex flex-col gap-6">
      <Switch
        label={t('done')}
        hint={t('doneHint')}
        checked={known.mail_when_done}
        onCheckedChange={(mail_when_done) => change({ mail_when_done })}
      />
      <Digests />
    </div>
  );
}

/** All that is followed at once; each by itself is in the tracker. */
function Digests() {
  const t = useTranslations('account.notify');
  const { follows, setEmails } = useDigests();
  return (
    <Switch
      label={t('digest')}
      hint={t('digestHint')}
      checked={follows.some(({ emails }) => emails)}
      disabled={follows.length === 0}
      onCheckedChange={setEmails}
    />
  );
}
