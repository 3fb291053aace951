import { Button } from '@adwright/ui/button.tsx';
import { DropdownMenu } from '@adwright/ui/dropdown-menu.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { ChevronsUpDown, LogIn } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AccountName, useAccountEntries } from '../../session/account-menu.tsx';
import { AccountPhoto } from '../../session/account-photo.tsx';
import { isSignedIn } from '../../session/session-state.ts';
import { session, useSession } from '../../session/session.ts';

/** Who is signed in, with billing and the way out; for a visitor, the way in. */
export function UserCard({ onLogIn }: { onLogIn: () => void }) {
  const t = useTranslations('app-shell');
  const state = useSession();
  if (isSignedIn(state)) return <PersonCard />;
  // The script before the first paint has seen a token: a login button would flash.
  if (state.loading) return <Skeleton className="h-12 w-full" />;
  return (
    <Button variant="primary" icon={<LogIn className="mirror-rtl" />} className="w-full" onClick={onLogIn}>
      {t('logIn')}
    </Button>
  );
}

function PersonCard() {
  const [open, setOpen] = useState(false);
  const entries = useAccountEntries(open, session.leave);
  return (
    <DropdownMenu
      onOpenChange={setOpen}
      className="w-(--radix-dropdown-menu-trigger-width)"
      trigger={
        <button
          type="button"
          className="flex w-full items-center gap-3 rounded-control border bg-raised px-3 py-2 text-start transition-colors hover:bg-hover"
        >
          <Person />
          <ChevronsUpDown aria-hidden="true" className="ms-auto size-4 shrink-0 text-muted" />
        </button>
      }
      header={<AccountName />}
      entries={entries}
    />
  );
}

function Person() {
  const t = useTranslations('dashboard');
  const { usernickname, plan_name } = useSession();
  return (
    <>
      <AccountPhoto size="sm" />
      <span className="flex min-w-0 flex-col">
        <span className="truncate text-sm font-medium">{usernickname}</span>
        <span className="truncate text-xs text-muted">{t(`plan.${plan_name}`)}</span>
      </span>
    </>
  );
}
