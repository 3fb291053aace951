import { Notice } from '@adwright/ui/notice.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { useTranslations } from 'use-intl';
import type { ToolFormProps } from '../form.ts';
import { ResultFiles } from '../form-parts/result-files.tsx';
import { RunStatus } from '../form-parts/run-status.tsx';
import { type BackgroundRemovalInput, BackgroundRemovalOutput } from './contract.ts';

type CutResultProps = Pick<ToolFormProps<BackgroundRemovalInput>, 'run' | 'starting' | 'onCancel'> & {
  onRetry: () => void;
};

const stages = ['read', 'cut', 'draw', 'pack'] as const;

export function CutResult({ run, starting, onCancel, onRetry }: CutResultProps) {
  const t = useTranslations('tool-background-removal');
  if (run === null && !starting) return null;
  const output = BackgroundRemovalOutput.safeParse(run?.output).data;
  const masks = new Set(output?.pictures.map(({ mask_asset_id }) => mask_asset_id));
  const missed = output?.pictures.filter(({ found }) => !found).length ?? 0;
  return (
    <RunStatus
      run={run}
      starting={starting}
      working={t('working')}
      stageText={(stage) => {
        const known = stages.find((one) => one === stage);
        return known && t(`stages.${known}`);
      }}
      doneText={t('ready')}
      onCancel={onCancel}
      onRetry={onRetry}
      skeleton={<Skeleton className="h-40 rounded-card" />}
    >
      {missed > 0 && <Notice tone="warn">{t('missed', { count: missed })}</Notice>}
      {run !== null && <ResultFiles assets={run.assets.filter(({ asset_id }) => !masks.has(asset_id))} />}
    </RunStatus>
  );
}
