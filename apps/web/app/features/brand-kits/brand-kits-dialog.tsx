import type { BrandKit } from '@adwright/contract/brand-kit/brand-kit.ts';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { setBrandKitsOpen, useBrandKitsOpen } from '../../session/brand-kit-store.ts';
import { isSignedIn } from '../../session/session-state.ts';
import { useSession } from '../../session/session.ts';
import { BrandKitEditor } from './brand-kit-editor.tsx';
import { BrandKitsOverview } from './brand-kits-overview.tsx';

/** The brands a person advertises: which there are, which one tools start with, and one of them to edit. */
export function BrandKitsDialog() {
  const t = useTranslations('brand-kit');
  const signedIn = isSignedIn(useSession());
  const open = useBrandKitsOpen() && signedIn;
  // Null for none, `new` for one that is not saved yet.
  const [edited, setEdited] = useState<BrandKit | 'new' | null>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={setBrandKitsOpen}
      title={t('title')}
      description={t('lead')}
      closeLabel={t('close')}
      size="md"
    >
      {edited === null ? (
        <BrandKitsOverview onEdit={setEdited} />
      ) : (
        <BrandKitEditor kit={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />
      )}
    </Dialog>
  );
}
