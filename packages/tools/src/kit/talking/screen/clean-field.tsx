import { Checkbox } from '@adwright/ui/checkbox.tsx';
import { useTranslations } from 'use-intl';
import { MissingModel } from '../../form/screen/missing-model.tsx';
import { useToolHost } from '../../form/screen/tool-host.ts';

type CleanFieldProps = { clean: boolean; onChange: (clean: boolean) => void };

/** Whether the noise goes; where the model for it is missing, that it could. */
export function CleanField({ clean, onChange }: CleanFieldProps) {
  const t = useTranslations('tool-talking');
  const { missingModels } = useToolHost();
  if (missingModels.some(({ serves }) => serves === 'clean-recording'))
    return (
      <MissingModel serves="clean-recording" extra>
        {t('cleanMissing')}
      </MissingModel>
    );
  return <Checkbox label={t('clean')} hint={t('cleanHint')} checked={clean} onCheckedChange={onChange} />;
}
