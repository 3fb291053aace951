import { AvatarInitial } from '@adwright/ui/avatar-initial.tsx';
import { DropdownMenu } from '@adwright/ui/dropdown-menu.tsx';
import { Tag } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AccountName, useAccountEntries } from '../session/account-menu.tsx';
import { session, useSession } from '../session/session.ts';
import { useLocalizedPath } from '../words/use-locale-code.ts';

export function UserMenu() {
  const t = useTranslations('dashboard.user');
  const to = useLocalizedPath();
  const { usernickname } = useSession();
  const [open, setOpen] = useState(false);
  const account = useAccountEntries(open, session.logOut);
  return (
    <DropdownMenu
      align="end"
      onOpenChange={setOpen}
      trigger={
        <button type="button" aria-label={t('menu', { name: usernickname })} className="rounded-full touch-target">
          <AvatarInitial name={usernickname} size="sm" />
        </button>
      }
      header={
        <div className="flex max-w-64 items-center gap-3">
          <AvatarInitial name={usernickname} />
          <AccountName />
        </div>
      }
      entries={[{ kind: 'link', label: t('pricing'), icon: <Tag />, href: to('/pricing') }, ...account]}
    />
  );
}
