import type { Run, RunAsset } from '@adwright/contract/run/run.ts';
import { buttonClass } from '@adwright/ui/button-class.ts';
import { Card } from '@adwright/ui/card.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useFormWords } from '../../kit/form/screen/form-words.ts';
import { QrCodeOutput } from '../contract.ts';

function DownloadLink({ asset, main }: { asset: RunAsset; main: boolean }) {
  const t = useTranslations('tool-qr-code');
  const words = useFormWords();
  const kind = asset.name.split('.').at(-1)?.toUpperCase() ?? asset.name;
  const size = t('kilobytes', { count: Math.max(0.1, Math.round(asset.bytes / 102.4) / 10) });
  return (
    <a href={asset.url} download={asset.name} className={buttonClass(main ? 'solid' : 'outline', 'md', 'flex-1')}>
      <Download aria-hidden="true" />
      <span aria-hidden="true" className="whitespace-nowrap">
        {t('file', { name: kind, size })}
      </span>
      <span className="sr-only">{words('download', { name: asset.name })}</span>
    </a>
  );
}

/** The finished code, what a reader made of it, and its files. */
export function QrResult({ run }: { run: Run }) {
  const t = useTranslations('tool-qr-code');
  const output = useMemo(() => QrCodeOutput.safeParse(run.output), [run.output]);
  const picture = run.assets.find((asset) => asset.mime === 'image/png');
  if (!output.success) return null;
  return (
    <Card className="flex flex-col gap-6 @lg:flex-row @lg:items-center">
      {picture && (
        <img
          src={picture.url}
          alt={t('resultAlt')}
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
          className="aspect-square w-full max-w-48 self-center rounded-control border"
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        <Notice tone={output.data.scannable ? 'success' : 'warn'}>
          {t(output.data.scannable ? 'scannable' : 'notScannable')}
        </Notice>
        <code dir="ltr" className="line-clamp-3 text-sm text-muted [overflow-wrap:anywhere]">
          {output.data.payload}
        </code>
        <div className="flex flex-wrap gap-2">
          {run.assets
            .toSorted((one, other) => one.mime.localeCompare(other.mime))
            .map((asset, index) => (
              <DownloadLink key={asset.asset_id} asset={asset} main={index === 0} />
            ))}
        </div>
      </div>
    </Card>
  );
}
