import { CutEngine } from '@adwright/contract/asset/cut-engine.ts';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { useTranslations } from 'use-intl';
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
  const missing = !cutEngines.includes('best');
  if (missing && cutEngines.length === 1) return <p className="text-sm text-muted">{t('missing')}</p>;
  return (
    <div className="flex flex-col gap-2">
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
      {missing && <p className="text-sm text-muted">{t('missing')}</p>}
    </div>
  );
}
