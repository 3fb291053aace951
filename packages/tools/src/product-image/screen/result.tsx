import { ProductImageInput } from '@adwright/contract/ads-image/product-image.ts';
import type { Run } from '@adwright/contract/run/run.ts';
import { Card } from '@adwright/ui/card.tsx';
import { classNames } from '@adwright/ui/class-names.ts';
import { Fold } from '@adwright/ui/fold.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ResultFiles } from '../../kit/form/screen/result-files.tsx';
import { useBackdropName } from './backdrop-name.ts';
import { ProductImageOutput } from '../contract.ts';
import { proofVerdict } from '../plan/proof-verdict.ts';

/** The pictures, the proof that the product in them is the person's own, and the files to take away. */
export function ProductImageResult({ run }: { run: Run }) {
  const t = useTranslations('tool-product-image.result');
  const output = useMemo(() => ProductImageOutput.safeParse(run.output).data, [run.output]);
  if (!output) return null;
  const proof = new Set(['difference-map.png', 'cutout.png']);
  return (
    <div className="flex flex-col gap-6">
      <Pictures run={run} output={output} />
      <Proof run={run} output={output} />
      {output.engine !== null && <p className="text-sm text-muted">{t('paintedBy', { engine: output.engine })}</p>}
      <ResultFiles assets={run.assets.filter(({ name }) => !proof.has(name))} />
    </div>
  );
}

type PartProps = { run: Run; output: ProductImageOutput };

/** Each picture once, whatever formats it was saved in. */
function Pictures({ run, output }: PartProps) {
  const t = useTranslations('tool-product-image.result');
  const name = useBackdropName();
  const input = useMemo(() => ProductImageInput.safeParse(run.input).data, [run.input]);
  const seen = new Map(output.pictures.map((one) => [`${one.backdrop} ${one.size} ${one.width}`, one]));
  return (
    <ul className={classNames('grid gap-3', seen.size > 1 && '@sm:grid-cols-2')}>
      {[...seen.values()].map((picture) => {
        const asset = run.assets.find(({ asset_id }) => asset_id === picture.asset_id);
        const backdrop = picture.backdrop === null ? null : (input?.backdrops[picture.backdrop] ?? null);
        const { width, height } = picture;
        return (
          asset && (
            <li key={picture.asset_id} className="flex flex-col gap-1">
              <a href={asset.url} target="_blank" rel="noreferrer">
                <img
                  src={asset.url}
                  width={width}
                  height={height}
                  alt={t('alt', { name: name(backdrop) })}
                  className="max-h-[28rem] w-full rounded-control border bg-sunken object-contain"
                />
              </a>
              <p className="text-xs text-muted">
                {name(backdrop)}{' '}
                <bdi dir="ltr" className="tabular-nums">
                  {width}×{height}
                </bdi>
              </p>
            </li>
          )
        );
      })}
    </ul>
  );
}

const tones = { unchanged: 'success', matched: 'info', changed: 'warn' } as const;

function Proof({ run, output }: PartProps) {
  const t = useTranslations('tool-product-image.result');
  const media = useTranslations('tool-media.pictures');
  const { proof, pictures, at_edge } = output;
  const map = run.assets.find(({ asset_id }) => asset_id === proof.map_asset_id);
  const verdict = proofVerdict(ProductImageInput.safeParse(run.input).data, output);
  const compressed = pictures.some(({ format }) => format !== 'png');
  const largest = Math.max(proof.largest, proof.cut?.largest ?? 0);
  return (
    <Card className="flex flex-col gap-4 p-4">
      {at_edge && <Notice tone="warn">{media('atEdge')}</Notice>}
      {verdict !== null && (
        <Notice tone={tones[verdict]}>
          <strong className="font-medium">{t(verdict)}</strong>{' '}
          {t('figures', { pixels: proof.pixels, largest, mean: proof.mean })}
        </Notice>
      )}
      <Fold title={t('how')} className="border-y-0">
        <div className="flex flex-col gap-4 @sm:flex-row">
          {map && (
            <img
              src={map.url}
              alt={t('mapAlt')}
              className="max-h-56 w-auto self-start rounded-control border bg-sunken object-contain"
            />
          )}
          <div className="flex flex-col gap-2 text-sm text-muted">
            <p>{t('map')}</p>
            {proof.cut !== null && <p>{t('cut')}</p>}
            {compressed && <p>{t('compressed')}</p>}
          </div>
        </div>
      </Fold>
    </Card>
  );
}
