import type { UserAccount } from '@adwright/contract/user/account.ts';
import { Button } from '@adwright/ui/button.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { uploadPicture } from '../../intake/upload-picture.ts';
import { serverCache } from '../../server-cache/server-cache.ts';
import { AccountPhoto } from '../../session/account-photo.tsx';
import { api } from '../../session/api.ts';
import { session } from '../../session/session.ts';

/** The photo beside the person's name, wherever that stands. */
export function PhotoForm({ account }: { account: UserAccount }) {
  const t = useTranslations('account.profile');
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);

  async function change(asset: () => Promise<string | null>, said: string): Promise<void> {
    setBusy(true);
    try {
      const changed = await api.call('userPictureChange', { asset_id: await asset() });
      serverCache.setQueryData(['account'], changed);
      await session.refresh();
      toast.success(said);
    } catch {
      // The client has said why.
    } finally {
      setBusy(false);
    }
  }
  async function send(file: File | undefined): Promise<void> {
    if (input.current) input.current.value = '';
    if (file === undefined) return;
    const watch = { signal: new AbortController().signal, onProgress: () => undefined };
    await change(async () => (await uploadPicture(file, watch)).asset_id, t('photoSaved'));
  }

  return (
    <div role="group" aria-label={t('photo')} className="flex flex-wrap items-center gap-4">
      <AccountPhoto />
      <div className="min-w-48 flex-1">
        <p className="text-sm font-medium">{t('photo')}</p>
        <p className="text-sm text-muted">{t('photoHint')}</p>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('uploadPhoto')}
        hidden
        onChange={(event) => void send(event.target.files?.[0])}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" loading={busy} onClick={() => input.current?.click()}>
          {t('uploadPhoto')}
        </Button>
        {account.picture !== null && (
          <Button
            size="sm"
            variant="ghost"
            disabled={busy}
            onClick={() => void change(() => Promise.resolve(null), t('photoRemoved'))}
          >
            {t('removePhoto')}
          </Button>
        )}
      </div>
    </div>
  );
}
