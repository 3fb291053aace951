import { signsName } from '@adwright/contract/avatar/signs-name.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Checkbox } from '@adwright/ui/checkbox.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { ImageUp } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormAlert } from '../../credentials/form-alert.tsx';
import { useFormTry } from '../../credentials/use-form-try.ts';
import { api } from '../../session/api.ts';
import { useLocaleCode } from '../../words/use-locale-code.ts';
import { refreshAvatars } from './use-avatars.ts';
import { usePhotoUpload } from './use-photo-upload.ts';

/** A photo or a short film, a name, and the consent of whoever is shown. */
export function CreateAvatarDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('avatars');
  const language = useLocaleCode();
  const formId = useId();
  const [name, setName] = useState('');
  const [fullName, setFullName] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState<Missing>({});
  const form = useFormTry();
  const look = useFormTry();
  const { photo, sending, input, send } = usePhotoUpload(look.send);
  const words = t('consent.words', { name: fullName.trim() || '…' });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const gaps: Missing = {
      ...(photo === null && { photo: t('create.photoMissing') }),
      ...(name.trim() === '' && { name: t('create.nameMissing') }),
      ...(!signsName(fullName) && { fullName: t('consent.fullNameMissing') }),
      ...(!agreed && { agreed: t('consent.agreeMissing') }),
    };
    setMissing(gaps);
    if (photo === null || Object.keys(gaps).length > 0) return;
    const consent = { agreed: true as const, full_name: fullName.trim(), words, language };
    const made = await form.send(async () => {
      await api.call('avatarCreate', { name: name.trim(), photo: photo.id, consent }, { quiet: true });
      await refreshAvatars();
    });
    if (!made) return;
    toast.success(t('create.made'));
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('create.title')}
      description={t('create.photoHint')}
      closeLabel={t('close')}
      size="md"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={form.busy || sending}>
            {t(form.busy ? 'create.checking' : 'create.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
        <div className="flex items-center gap-4">
          {photo && (
            <img
              src={photo.url}
              alt={t('create.photo')}
              className="aspect-[4/5] w-24 rounded-control border object-cover"
            />
          )}
          <div className="flex flex-col gap-2">
            <input
              ref={input}
              type="file"
              accept="image/png,image/jpeg,image/webp,video/mp4,video/quicktime,video/webm"
              aria-label={t('create.upload')}
              hidden
              onChange={(event) => void send(event.target.files?.[0])}
            />
            <Button icon={<ImageUp />} loading={sending} onClick={() => input.current?.click()}>
              {t(photoStep({ sending, checking: look.busy, chosen: photo !== null }))}
            </Button>
            <Problem text={look.problem(null) ?? (photo === null ? missing.photo : undefined)} />
          </div>
        </div>
        <TextField
          label={t('create.name')}
          maxLength={80}
          value={name}
          onValueChange={setName}
          error={name.trim() === '' ? missing.name : undefined}
        />
        <fieldset className="flex flex-col gap-4 rounded-card border bg-surface p-4">
          <legend className="px-1 text-sm font-medium">{t('consent.title')}</legend>
          <TextField
            label={t('consent.fullName')}
            hint={t('consent.fullNameHint')}
            autoComplete="name"
            maxLength={120}
            value={fullName}
            onValueChange={setFullName}
            error={signsName(fullName) ? undefined : missing.fullName}
          />
          <blockquote className="border-s-2 border-accent ps-3 text-sm">{words}</blockquote>
          <Checkbox label={t('consent.agree')} hint={t('consent.kept')} checked={agreed} onCheckedChange={setAgreed} />
          <Problem text={agreed ? undefined : missing.agreed} />
        </fieldset>
        <FormAlert text={form.problem(null) ?? form.problem('name')} />
      </form>
    </Dialog>
  );
}

/** Of a film that has arrived the best picture is looked for, which takes longer than sending a photo. */
function photoStep({ sending, checking, chosen }: Record<'sending' | 'checking' | 'chosen', boolean>) {
  if (sending) return checking ? 'create.checking' : 'create.uploading';
  return chosen ? 'create.change' : 'create.upload';
}

type Missing = {
  readonly photo?: string;
  readonly name?: string;
  readonly fullName?: string;
  readonly agreed?: string;
};

function Problem({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p role="alert" className="text-sm text-danger-text">
      {text}
    </p>
  );
}
