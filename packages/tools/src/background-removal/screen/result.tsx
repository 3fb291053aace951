import type { Run } from '@adwright/contract/run/run.ts';
import { Notice } from '@adwright/ui/notice.tsx';
import { useTranslations } from 'use-intl';
import { ResultFiles } from '../../kit/form/screen/result-files.tsx';
import { BackgroundRemovalOutput } from '../contract.ts';

export function CutResult({ run }: { run: Run }) {
  const t = useTranslations('tool-background-removal');
  const output = BackgroundRemovalOutput.safeParse(run.output).data;
  const masks = new Set(output?.pictures.map(({ mask_asset_id }) => mask_asset_id));
  const engine = output?.pictures.find((one) => one.engine !== null)?.engine ?? null;
  const missed = output?.pictures.filter(({ found }) => !found).length ?? 0;
  return (
    <>
      {missed > 0 && <Notice tone="warn">{t('missed', { count: missed })}</Notice>}
      {engine !== null && (
        <p className="text-sm text-muted">{t('engine.made', { engine: t(`engine.names.${engine}`) })}</p>
      )}
      <ResultFiles assets={run.assets.filter(({ asset_id }) => !masks.has(asset_id))} />
    </>
  );
}
