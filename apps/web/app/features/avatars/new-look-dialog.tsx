import {
  type AvatarFraming,
  avatarFramings,
  type AvatarRatio,
  avatarRatios,
  type CustomAvatar,
} from '@adwright/contract/avatar/avatar.ts';
import { parseAvatarRef, personRef } from '@adwright/contract/avatar/avatar-ref.ts';
import { places } from '@adwright/places/places.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormAlert } from '../../credentials/form-alert.tsx';
import { useFormTry } from '../../credentials/use-form-try.ts';
import { api } from '../../session/api.ts';
import { usePublicConfig } from '../../session/public-config.ts';
import { SettingField } from './setting-field.tsx';
import { refreshAvatars, usePhotosLeft } from './use-avatars.ts';
import { usePeople } from './use-people.ts';
import { WhoField } from './who-field.tsx';

type NewLookDialogProps = {
  /** Whom to begin with. */
  avatar: string | null;
  own: readonly CustomAvatar[];
  onClose: () => void;
  onStarted: () => void;
};

/** Somebody in another outfit, before another place, from nearer or farther. */
export function NewLookDialog({ avatar, own, onClose, onStarted }: NewLookDialogProps) {
  const t = useTranslations('avatars');
  const people = usePeople().data ?? [];
  const [chosen, setChosen] = useState(avatar);
  const [setting, setSetting] = useState(`place:${places[0]?.id ?? ''}`);
  const [words, setWords] = useState('');
  const [framing, setFraming] = useState<AvatarFraming>('bust');
  const [ratio, setRatio] = useState<AvatarRatio>('4:5');
  const left = usePhotosLeft();
  const canDescribe = usePublicConfig()?.remote_capabilities.includes('image') ?? false;
  const form = useFormTry();
  const first = own[0]?.ref ?? people[0]?.looks[0]?.ref ?? null;
  const who = chosen ?? first;
  const named = who === null ? null : parseAvatarRef(who);

  async function send(): Promise<void> {
    if (who === null) return;
    const look = named?.kind === 'person' ? { look: named.look } : {};
    const place = words.trim() === '' ? { setting } : { words };
    const sent = await form.send(async () => {
      await api.call('avatarNewLook', { avatar: who, ...look, ...place, framing, ratio }, { quiet: true });
      await refreshAvatars();
    });
    if (!sent) return;
    onClose();
    onStarted();
  }

  const none = left?.remain === 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('look.title')}
      description={left === null ? undefined : none ? t('look.used') : t('mine.remain', left)}
      closeLabel={t('close')}
      size="lg"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" disabled={who === null || none} loading={form.busy} onClick={() => void send()}>
            {t('look.submit')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <WhoField
          people={people}
          own={own}
          value={who}
          onChange={setChosen}
          onLook={(look) => named?.kind === 'person' && setChosen(personRef(named.id, look))}
        />
        <SettingField value={words.trim() === '' ? setting : ''} onChange={setSetting} />
        {canDescribe && <TextField label={t('look.describe')} maxLength={300} value={words} onValueChange={setWords} />}
        <div className="flex flex-wrap gap-6">
          <SegmentedControl<AvatarFraming>
            label={t('look.framing')}
            value={framing}
            onValueChange={setFraming}
            options={avatarFramings.map((value) => ({ value, label: t(`look.${value}`) }))}
          />
          <SegmentedControl<AvatarRatio>
            label={t('look.format')}
            value={ratio}
            onValueChange={setRatio}
            options={avatarRatios.map((value) => ({ value, label: value }))}
          />
        </div>
        <FormAlert text={form.problem(null)} />
      </div>
    </Dialog>
  );
}
