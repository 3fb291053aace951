import { AvatarInitial } from '@adwright/ui/avatar-initial.tsx';
import { DropdownMenu } from '@adwright/ui/dropdown-menu.tsx';
import { Spinner } from '@adwright/ui/spinner.tsx';
import { CreditCard, LogOut, Tag } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBillingPortal } from '../session/billing.ts';
import { session, useSession } from '../session/session.ts';
import { useLocalizedPath } from '../shell/use-locale-code.ts';

export function UserMenu() {
  const t = useTranslations('dashboard.user');
  const to = useLocalizedPath();
  const { usernickname, user_info, leaving } = useSession();
  const [open, setOpen] = useState(false);
  const billing = useBillingPortal(open);
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
          <div className="min-w-0">
            <p className="truncate font-medium">{usernickname}</p>
            <p dir="ltr" className="truncate text-start text-sm text-muted rtl:text-end">
              {user_info?.user_email}
            </p>
          </div>
        </div>
      }
      entries={[
        { kind: 'link', label: t('pricing'), icon: <Tag />, href: to('/pricing') },
        {
          kind: 'link',
          label: t('billing'),
          icon: <CreditCard />,
          href: billing ?? '',
          newTab: true,
          disabled: billing === null,
        },
        { kind: 'line', key: 'end' },
        {
          kind: 'action',
          label: leaving ? t('signingOut') : t('signOut'),
          icon: leaving ? <Spinner /> : <LogOut className="mirror-rtl" />,
          disabled: leaving,
          stayOpen: true,
          onSelect: () => void session.logOut(),
        },
      ]}
    />
  );
}
