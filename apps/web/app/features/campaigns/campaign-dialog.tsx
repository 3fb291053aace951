import type { CampaignColor, CampaignInput } from '@adwright/contract/campaign/campaign.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { Folder } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { campaignColorNames, campaignColors } from './campaign-colors.ts';

type CampaignDialogProps = {
  /** The one to change; without it a new one is made. */
  campaign?: CampaignInput | undefined;
  onClose: () => void;
  onSave: (campaign: CampaignInput) => void;
};

export function CampaignDialog({ campaign, onClose, onSave }: CampaignDialogProps) {
  const t = useTranslations('campaigns');
  const formId = useId();
  const [name, setName] = useState(campaign?.name ?? '');
  const [color, setColor] = useState<CampaignColor>(campaign?.color ?? 'blue');
  const empty = name.trim() === '';
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (empty) return;
    onSave({ name: name.trim(), color });
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={campaign === undefined ? t('create') : t('edit')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={formId} variant="primary" disabled={empty}>
          {t('save')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-6">
        <TextField label={t('name')} value={name} onValueChange={setName} maxLength={80} required autoComplete="off" />
        <RadioGroup<CampaignColor>
          label={t('color')}
          layout="cards"
          value={color}
          onValueChange={setColor}
          options={campaignColorNames.map((value) => ({
            value,
            label: t(`colors.${value}`),
            picture: <Folder aria-hidden="true" fill="currentColor" className={`size-6 ${campaignColors[value]}`} />,
          }))}
        />
      </form>
    </Dialog>
  );
}
