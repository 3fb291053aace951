import type { LibraryAd } from '@adwright/contract/library/library.ts';
import { Button } from '@adwright/ui/button.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isSignedIn } from '../../session/session-state.ts';
import { session, useSession } from '../../session/session.ts';
import { collection } from './use-collection.ts';

/** Keeps an ad in the collection. A visitor is asked to sign in first. */
export function SaveButton({ ad, small = false }: { ad: LibraryAd; small?: boolean }) {
  const t = useTranslations('library');
  const person = isSignedIn(useSession());
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const save = async (): Promise<void> => {
    if (!person) return session.openLogin();
    setState('saving');
    const made = await collection.save({ ad_id: ad.id });
    setState(made === null ? 'idle' : 'saved');
    if (made !== null) toast.success(t('savedTo'));
  };
  const isSaved = state === 'saved';
  const icon = isSaved ? <BookmarkCheck /> : <Bookmark />;
  const label = isSaved ? t('saved') : t('save');
  if (small)
    return (
      <IconButton
        label={`${label}: ${ad.brand}`}
        icon={icon}
        disabled={state !== 'idle'}
        onClick={() => void save()}
        className="bg-raised/90 opacity-0 shadow-raised transition-opacity group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
      />
    );
  return (
    <Button icon={icon} loading={state === 'saving'} disabled={isSaved} onClick={() => void save()}>
      {label}
    </Button>
  );
}
