import { Button } from '@adwright/ui/button.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { useTranslations } from 'use-intl';
import type { QrPlan } from '../plan/plan.ts';
import { betterSize } from './better-size.ts';
import type { QrStyle } from '../../kit/qr/plan/style.ts';

type SizeAdviceProps = { plan: QrPlan; style: QrStyle; onChange: (change: Partial<QrStyle>) => void };

/** A long text makes thin dots: says so while the picture is still too small for them. */
export function SizeAdvice({ plan, style, onChange }: SizeAdviceProps) {
  const t = useTranslations('tool-qr-code');
  const size = betterSize(plan, style);
  if (size === null) return null;
  return (
    <Notice
      tone="warn"
      action={
        <Button size="sm" onClick={() => onChange({ size })}>
          {t('sizeUse', { count: size })}
        </Button>
      }
    >
      {t('sizeSmall', { count: style.size })}
    </Notice>
  );
}
