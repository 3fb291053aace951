import { Ear } from '@adwright/contract/voice/ear.ts';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { useTranslations } from 'use-intl';
import { MissingModel } from '../../kit/form/screen/missing-model.tsx';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';

const serves = 'hearing-carefully';

type EarFieldProps = { ear: Ear; onChange: (ear: Ear) => void };

/** Sooner or with fewer words misheard. Where there is no choice it says what would be better. */
export function EarField({ ear, onChange }: EarFieldProps) {
  const t = useTranslations('tool-video-translation.ear');
  const { cutEngines, missingModels } = useToolHost();
  // Until the server has said what there is, nothing is offered.
  if (cutEngines === null) return null;
  if (missingModels.some((one) => one.serves === serves)) {
    return (
      <MissingModel serves={serves} extra>
        {t('missing')}
      </MissingModel>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <RadioGroup<Ear>
        label={t('title')}
        layout="chips"
        value={ear}
        onValueChange={onChange}
        options={Ear.options.map((value) => ({ value, label: t(`names.${value}`) }))}
      />
      <p className="text-sm text-muted">{t(`hints.${ear}`)}</p>
    </div>
  );
}
