import { Card } from '@adwright/ui/card.tsx';
import { Progress } from '@adwright/ui/progress.tsx';
import { Check, Circle, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { PpcFields } from './fields.ts';
import { type StrengthRule, strengthOf, strengthRules, type Warning, warningsOf } from '../plan/judge.ts';

/** How strong the ad is, by rules that are all said, and what is worth a second look. */
export function Judgement({ fields }: { fields: PpcFields }) {
  const t = useTranslations('tool-ppc-preview');
  const { score, level, met } = useMemo(() => strengthOf(fields), [fields]);
  const warnings = useMemo(() => warningsOf(fields), [fields]);
  const rules = Object.keys(strengthRules) as StrengthRule[];
  return (
    <div className="grid gap-6 @5xl:grid-cols-2">
      <Card className="flex flex-col gap-4">
        <Progress
          label={t('strength')}
          value={score}
          stage={t('strengthOf', { level: t(`strengths.${level}`), score })}
        />
        <p className="text-sm text-muted">{t('strengthHint')}</p>
        <ul className="flex flex-col gap-2 text-sm">
          {rules.map((rule) => {
            const most = strengthRules[rule];
            const got = Math.round(most * Math.max(0, met[rule]));
            return (
              <li key={rule} className="flex items-center gap-2">
                {got === most ? (
                  <Check aria-hidden="true" className="size-4 shrink-0 text-success-text" />
                ) : (
                  <Circle aria-hidden="true" className="size-4 shrink-0 text-muted" />
                )}
                <span className="min-w-0 flex-1">{t(`rules.${rule}`)}</span>
                <span className="text-xs tabular-nums text-muted">{t('points', { got, most })}</span>
              </li>
            );
          })}
        </ul>
      </Card>
      <Card className="flex flex-col gap-4">
        <p className="text-sm font-medium">{t('warnings')}</p>
        {warnings.length === 0 && <p className="text-sm text-muted">{t('noWarnings')}</p>}
        <ul className="flex flex-col gap-2 text-sm empty:hidden">
          {warnings.map((warning) => (
            <li key={`${warning.kind} ${warning.text}`} className="flex items-start gap-2">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn-text" />
              <WarningText warning={warning} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function WarningText({ warning }: { warning: Warning }) {
  const t = useTranslations('tool-ppc-preview.warning');
  const { text } = warning;
  if (warning.kind === 'alike') return <span>{t('alike', { text, other: warning.other })}</span>;
  if (warning.kind === 'repeated') return <span>{t('repeated', { text, count: warning.count })}</span>;
  return <span>{t(warning.kind, { text })}</span>;
}
