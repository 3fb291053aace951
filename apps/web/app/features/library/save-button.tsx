import type { LibraryAd } from '@adwright/contract/library/library.ts';
import { Button } from '@adwright/ui/button.tsx';
import { classNames } from '@adwright/ui/class-names.ts';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isSignedIn } from '../../session/session-state.ts';
import { session, useSession } from '../../session/session.ts';
import { noteSaved, useSavedNow } from './saved-now.ts';
import { collection } from './use-collection.ts';

/** Keeps an ad in the collection. A visitor is asked to sign in first. */
export function SaveButton({ ad, small = false }: { ad: LibraryAd; small?: boolean }) {
  const t = useTranslations('library');
  const person = isSignedIn(useSession());
  const isSaved = useSavedNow(ad.id);
  const [isSaving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    if (!person) return session.openLogin();
    if (isSaved) return;
    setSaving(true);
    const made = await collection.save({ ad_id: ad.id });
    setSaving(false);
    if (made === null) return;
    noteSaved(ad.id, made.id);
    // Several in a row are one message, not a pile of them.
    toast.success(t('savedTo'), { id: 'ad-saved' });
  };
  const icon = isSaved ? <BookmarkCheck /> : <Bookmark />;
  const label = isSaved ? t('saved') : t('save');
  if (small)
    return (
      <IconButton
        label={`${label}: ${ad.brand}`}
        icon={icon}
        disabled={isSaving}
        aria-pressed={isSaved}
        onClick={() => void save()}
        className={classNames(
          'bg-raised/90 shadow-raised transition-opacity',
          isSaved
            ? 'text-accent-text'
            : 'opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100',
        )}
      />
    );
  return (
    <Button icon={icon} loading={isSaving} disabled={isSaved} onClick={() => void save()}>
      {label}
    </Button>
  );
}
