import type { MenuEntry } from '@adwright/ui/dropdown-menu.tsx';
import { Spinner } from '@adwright/ui/spinner.tsx';
import { Coins, CreditCard, LogOut, Palette, UserRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { setAccountOpen } from './account-store.ts';
import { setBrandKitsOpen } from './brand-kit-store.ts';
import { useBillingPortal } from './billing.ts';
import { useSession } from './session.ts';
import { setUsageOpen } from './usage-store.ts';

/** What every menu about the person ends with: their account, billing, fetched once the menu is open, and the way out. */
export function useAccountEntries(open: boolean, leave: () => Promise<void>): readonly MenuEntry[] {
  const t = useTranslations('dashboard.user');
  const { leaving } = useSession();
  const billing = useBillingPortal(open);
  return [
    { kind: 'action', label: t('account'), icon: <UserRound />, onSelect: () => setAccountOpen(true) },
    { kind: 'action', label: t('brandKits'), icon: <Palette />, onSelect: () => setBrandKitsOpen(true) },
    { kind: 'action', label: t('usage'), icon: <Coins />, onSelect: () => setUsageOpen(true) },
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
      onSelect: () => void leave(),
    },
  ];
}

/** Who is signed in, as the head of such a menu. */
export function AccountName() {
  const { usernickname, user_info } = useSession();
  return (
    <div className="min-w-0">
      <p className="truncate font-medium">{usernickname}</p>
      <p dir="ltr" className="truncate text-start text-sm text-muted rtl:text-end">
        {user_info?.user_email}
      </p>
    </div>
  );
}
