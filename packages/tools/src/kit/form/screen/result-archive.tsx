import type { RunAsset } from '@adwright/contract/run/run.ts';
import { buttonClass } from '@adwright/ui/button-class.ts';
import { Download } from 'lucide-react';
import { isArchive } from '../../../arrange-outputs.ts';
import { useFormWords } from './form-words.ts';
import { useWeight } from './use-weight.ts';

export function archiveOf(assets: readonly RunAsset[]): RunAsset | undefined {
  return assets.find(isArchive);
}

/** All files of a run in one. */
export function ResultArchive({ asset }: { asset: RunAsset }) {
  const t = useFormWords();
  const weight = useWeight();
  return (
    <a href={asset.url} download={asset.name} className={buttonClass('solid', 'md')}>
      <Download aria-hidden="true" />
      {t('downloadAll')}
      <span className="text-xs tabular-nums">{weight(asset.bytes)}</span>
    </a>
  );
}
