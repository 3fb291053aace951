import { type TalkingEngine, talkingEngines } from '@adwright/contract/lip-sync/told.ts';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { useTranslations } from 'use-intl';
import { useToolHost } from '../../form/screen/tool-host.ts';

/** Presets may name a provider that this installation has not. */
export function useEngine(chosen: TalkingEngine): TalkingEngine {
  const { remote } = useToolHost();
  return remote.includes('talking_head') ? chosen : 'builtin';
}

type EngineFieldProps = { engine: TalkingEngine; onChange: (some: { engine: TalkingEngine }) => void };

/** Who moves the face, where there is a choice. */
export function EngineField({ engine, onChange }: EngineFieldProps) {
  const t = useTranslations('tool-talking');
  const { remote } = useToolHost();
  if (!remote.includes('talking_head')) return null;
  return (
    <NativeSelect<TalkingEngine>
      label={t('animation')}
      hint={engine === 'provider' ? t('providerHint') : undefined}
      value={engine}
      onValueChange={(value) => onChange({ engine: value })}
      options={talkingEngines.map((value) => ({ value, label: t(`engines.${value}`) }))}
    />
  );
}
