import { classNames } from '@adwright/ui/class-names.ts';
import { QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PreviewFrame } from '../../kit/form/screen/preview-frame.tsx';
import { isInverted, scannableContrast } from '../../kit/qr/plan/contrast.ts';
import type { QrPlan } from '../plan/plan.ts';
import type { QrStyle } from '../../kit/qr/plan/style.ts';
import { type ScanVerdict, useLiveScan } from './use-live-scan.ts';

/** GS1's smallest module for codes in print, rounded up. */
const millimetresPerModule = 0.4;

type FactProps = { name: string; tone?: 'good' | 'bad' | undefined; children: ReactNode };

function Fact({ name, tone, children }: FactProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-t py-2.5 text-sm first:border-t-0">
      <dt className="text-muted">{name}</dt>
      <dd
        className={classNames(
          'tabular-nums',
          tone === 'good' && 'text-success-text',
          tone === 'bad' && 'text-danger-text',
        )}
      >
        {children}
      </dd>
    </div>
  );
}

function Reading({ verdict }: { verdict: ScanVerdict }) {
  const t = useTranslations('tool-qr-code.facts');
  if (verdict === 'unknown') return null;
  const words = { checking: t('readsChecking'), reads: t('readsYes'), fails: t('readsNo') };
  const tones = { checking: undefined, reads: 'good', fails: 'bad' } as const;
  return (
    <Fact name={t('reads')} tone={tones[verdict]}>
      {words[verdict]}
    </Fact>
  );
}

function Contrast({ plan, style }: { plan: QrPlan; style: QrStyle }) {
  const t = useTranslations('tool-qr-code.facts');
  const low = plan.contrast < scannableContrast;
  const inverted = isInverted(style);
  const ratio = { ratio: Math.round(plan.contrast * 10) / 10 };
  return (
    <Fact name={t('contrast')} tone={low || inverted ? 'bad' : 'good'}>
      {low && t('contrastLow', ratio)}
      {!low && (inverted ? t('inverted') : t('contrastGood', ratio))}
    </Fact>
  );
}

export function LivePreview({ plan, style }: { plan: QrPlan | null; style: QrStyle }) {
  const t = useTranslations('tool-qr-code');
  const verdict = useLiveScan(plan, style.margin);
  return (
    <PreviewFrame>
      <div className="mx-auto flex w-full max-w-md flex-col gap-6 @lg:max-w-none @lg:flex-row @lg:items-center @lg:justify-center @lg:gap-8">
        {plan === null ? (
          <div className="flex aspect-square w-full max-w-72 shrink-0 flex-col items-center justify-center gap-4 self-center rounded-control border border-dashed border-line-strong p-6 text-center text-sm text-muted">
            <QrCode aria-hidden="true" className="size-12 stroke-1" />
            {t('previewEmpty')}
          </div>
        ) : (
          <img
            alt={t('previewAlt')}
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(plan.svg)}`}
            className="aspect-square w-full max-w-72 shrink-0 self-center rounded-control border"
          />
        )}
        {plan !== null && (
          <dl className="min-w-0 flex-1">
            <Reading verdict={verdict} />
            <Contrast plan={plan} style={style} />
            <Fact name={t('facts.grid')}>{t('facts.gridValue', { count: plan.modules })}</Fact>
            <Fact name={t('facts.print')}>
              {t('facts.printValue', { count: Math.ceil((plan.modules + 2 * style.margin) * millimetresPerModule) })}
            </Fact>
            <Fact name={t('facts.holds')}>{t('facts.holdsValue', { count: plan.payload.length })}</Fact>
          </dl>
        )}
      </div>
    </PreviewFrame>
  );
}
