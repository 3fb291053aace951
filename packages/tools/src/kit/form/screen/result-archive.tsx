import type { RunAsset } from '@adwright/contract/run/run.ts';
import { buttonClass } from '@adwright/ui/button-class.ts';
import { Download } from 'lucide-react';
import { isArchive } from '../../../arrange-outputs.ts';
import { useFormWords } from './form-words.ts';
import { useWeight } from './use-weight.ts';

export function archiveOf(assets: readonly RunAsset[]): RunAsset | undefined {
  return assets.find(isArchive);
}

/** All files of a run in one; quiet where there is something better to press. */
export function ResultArchive({ asset, quiet = false }: { asset: RunAsset; quiet?: boolean }) {
  const t = useFormWords();
  const weight = useWeight();
  return (
    <a href={asset.url} download={asset.name} className={buttonClass(quiet ? 'outline' : 'solid', 'md')}>
      <Download aria-hidden="true" />
      {t('downloadAll')}
      <span className="text-xs tabular-nums">{weight(asset.bytes)}</span>
    </a>
  );
}
