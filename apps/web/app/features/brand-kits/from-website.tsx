import type { BrandKit } from '@adwright/contract/brand-kit/brand-kit.ts';
import { Button } from '@adwright/ui/button.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormAlert } from '../../credentials/form-alert.tsx';
import { useFormTry } from '../../credentials/use-form-try.ts';
import { refreshBrandKits } from '../../server-cache/brand-kits.ts';
import { api } from '../../session/api.ts';

/** A whole kit from one address. What was found is shown at once, to be corrected. */
export function FromWebsite({ onMade }: { onMade: (kit: BrandKit) => void }) {
  const t = useTranslations('brand-kit');
  const [url, setUrl] = useState('');
  const form = useFormTry();
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (url.trim().length < 3) return form.refuse('name', t('websiteMissing'));
    await form.send(async () => {
      const kit = await api.call('brandKitFromLink', { url });
      toast.success(t('made'));
      void refreshBrandKits();
      onMade(kit);
    });
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <TextField
        label={t('website')}
        hint={t('websiteHint')}
        name="website"
        inputMode="url"
        autoComplete="url"
        dir="ltr"
        maxLength={2048}
        value={url}
        onValueChange={setUrl}
        error={form.problem('name')}
      />
      <FormAlert text={form.problem(null)} />
      <Button type="submit" variant="primary" loading={form.busy} className="self-start">
        {t('read')}
      </Button>
    </form>
  );
}
