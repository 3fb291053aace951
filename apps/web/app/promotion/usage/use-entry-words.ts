import type { StatementEntry } from '@adwright/contract/pay/pay.ts';
import { useTranslations } from 'use-intl';
import { useToolNames } from './use-tool-names.ts';

/** What a line of the statement is called. */
export function useEntryWords(): (entry: StatementEntry) => string {
  const t = useTranslations('billing.usage');
  const nameOf = useToolNames();
  const reasons: Readonly<Record<string, string>> = {
    'free plan': t('free'),
    plan: t('paidPlan'),
    credits: t('purchase'),
    refund: t('revoked'),
    dispute_won: t('restored'),
  };
  return ({ kind, tool, title }) => {
    if (tool === null) return reasons[title] ?? title;
    const name = title === '' ? nameOf(tool) : `${nameOf(tool)} · ${title}`;
    if (kind === 'refund') return t('refunded', { name });
    return kind === 'held' ? t('running', { name }) : name;
  };
}
