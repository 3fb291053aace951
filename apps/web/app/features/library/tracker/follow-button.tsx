import type { FollowQuery } from '@adwright/contract/tracker/tracker.ts';
import { Button } from '@adwright/ui/button.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { Bell, BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isSignedIn } from '../../../session/session-state.ts';
import { session, useSession } from '../../../session/session.ts';
import { follows } from './use-tracker.ts';

/** Follows what is looked at. A visitor is asked to sign in first. */
export function FollowButton({ query, label }: { query: FollowQuery; label: string }) {
  const t = useTranslations('library.follow');
  const known = useSession();
  const person = isSignedIn(known);
  const [followed, setFollowed] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isFollowed = followed === JSON.stringify(query);
  const follow = async (): Promise<void> => {
    if (!person) return session.openLogin();
    setBusy(true);
    const made = await follows.add(query);
    setBusy(false);
    if (made === null) return;
    setFollowed(JSON.stringify(query));
    toast.success(t('done'));
  };
  return (
    <Button
      icon={isFollowed ? <BellRing /> : <Bell />}
      // Who presses before it is known who they are would be asked to sign in again.
      loading={isBusy || known.loading}
      disabled={isFollowed}
      onClick={() => void follow()}
    >
      {isFollowed ? t('following') : label}
    </Button>
  );
}
