import { CutEngine } from '@adwright/contract/asset/cut-engine.ts';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { useTranslations } from 'use-intl';
import { MissingModel } from '../../kit/form/screen/missing-model.tsx';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';

/** What is wanted, or what there is instead; until the server has said what there is, what is wanted. */
export function offeredEngine(offered: readonly CutEngine[] | null, wanted: CutEngine): CutEngine {
  if (offered === null || offered.includes(wanted)) return wanted;
  return offered.includes('best') ? 'best' : 'fast';
}

type EngineFieldProps = { engine: CutEngine; onChange: (engine: CutEngine) => void };

/** Quick or thorough. Where there is no choice it says what would be better. */
export function EngineField({ engine, onChange }: EngineFieldProps) {
  const t = useTranslations('tool-background-removal.engine');
  const { cutEngines } = useToolHost();
  if (cutEngines === null) return null;
  return (
    <div className="flex flex-col gap-2">
      {cutEngines.length > 1 && (
        <>
          <RadioGroup<CutEngine>
            label={t('title')}
            layout="chips"
            value={engine}
            onValueChange={onChange}
            options={CutEngine.options
              .filter((one) => cutEngines.includes(one))
              .map((value) => ({ value, label: t(`names.${value}`) }))}
          />
          <p className="text-sm text-muted">{t(`hints.${engine}`)}</p>
        </>
      )}
      <MissingModel serves="cutout-thin-parts">{t('missing')}</MissingModel>
      <MissingModel serves="cutout-overlooked" extra>
        {t('missingThin')}
      </MissingModel>
      <MissingModel serves="cutout-fine-hair" extra>
        {t('missingHair')}
      </MissingModel>
    </div>
  );
}
