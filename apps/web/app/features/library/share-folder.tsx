import type { AdFolder } from '@adwright/contract/collection/collection.ts';
import { Button } from '@adwright/ui/button.tsx';
import { CopyButton } from '@adwright/ui/copy-button.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { Link2Off, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { collection } from './use-collection.ts';

/** Gives a folder a public link, and takes it back. */
export function ShareFolder({ folder: { id, name, share_path } }: { folder: AdFolder }) {
  const t = useTranslations('library');
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const change = async (asked: Promise<unknown>, done?: string): Promise<void> => {
    setBusy(true);
    if ((await asked) !== null && done !== undefined) toast.success(done);
    setBusy(false);
  };
  return (
    <>
      <Button icon={<Share2 />} onClick={() => setOpen(true)}>
        {t('collection.share')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={name}
        description={t('collection.shareText')}
        closeLabel={t('close')}
      >
        {share_path === null ? (
          <Button variant="primary" loading={busy} onClick={() => void change(collection.share(id))}>
            {t('collection.createLink')}
          </Button>
        ) : (
          <div className="flex flex-col gap-4">
            <TextField
              label={t('collection.link')}
              readOnly
              dir="ltr"
              value={location.origin + share_path}
              onValueChange={() => undefined}
            />
            <div className="flex flex-wrap gap-2">
              <CopyButton
                text={location.origin + share_path}
                label={t('collection.copyLink')}
                copiedLabel={t('collection.linkCopied')}
                failedLabel={t('copyFailed')}
              />
              <Button
                variant="ghost"
                icon={<Link2Off />}
                loading={busy}
                onClick={() => void change(collection.unshare(id), t('collection.unshared'))}
              >
                {t('collection.unshare')}
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}
