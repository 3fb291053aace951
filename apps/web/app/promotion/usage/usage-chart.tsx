import type { Usage } from '@adwright/contract/pay/pay.ts';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useNumberFormat } from '../../words/use-number-format.ts';
import { usageBars } from './usage-bars.ts';
import { useToolNames } from './use-tool-names.ts';

/** The five tools that took most have a color each; the rest share the last. */
const colors = ['var(--color-accent)', 'var(--color-support)', '#7c6cf0', '#c79a1e', '#3f8fd2', 'var(--color-muted)'];

function colorOf(tool: string, tools: readonly { tool: string }[]): string {
  const place = tools.findIndex((one) => one.tool === tool);
  return colors[Math.min(place, colors.length - 1)] ?? 'var(--color-muted)';
}

export function UsageChart({ usage, days }: { usage: Usage; days: number }) {
  const [today] = useState(() => new Date());
  const t = useTranslations('billing.usage');
  const format = useFormatter();
  const number = useNumberFormat();
  const nameOf = useToolNames();
  const { bars, tools, highest } = usageBars(usage.days, days, today);
  const dayOf = (bar: (typeof bars)[number] | undefined) =>
    bar && format.dateTime(new Date(bar.day), { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-base font-semibold">{t('chart')}</h3>
      {tools.length === 0 ? (
        <p className="text-sm text-muted">{t('chartEmpty')}</p>
      ) : (
        <>
          <div aria-hidden="true" className="relative flex h-32 items-end gap-px border-b">
            <span className="absolute start-0 top-0 text-xs text-muted tabular-nums">{number(highest)}</span>
            {bars.map(({ day, total, parts }) => (
              <div
                key={day}
                title={`${format.dateTime(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' })}: ${number(total)}`}
                className="flex min-h-px flex-1 flex-col-reverse overflow-hidden rounded-t-sm"
                style={{ height: `${(total / highest) * 100}%` }}
              >
                {parts.map(({ tool, credits }) => (
                  <div key={tool} style={{ flexGrow: credits, background: colorOf(tool, tools) }} />
                ))}
              </div>
            ))}
          </div>
          <p aria-hidden="true" className="-mt-2 flex justify-between text-xs text-muted">
            <span>{dayOf(bars[0])}</span>
            <span>{dayOf(bars.at(-1))}</span>
          </p>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {tools.map(({ tool, credits }) => (
              <li key={tool} className="flex items-center gap-2">
                <span
                  aria-hidden="true"
                  className="size-2.5 rounded-full"
                  style={{ background: colorOf(tool, tools) }}
                />
                {nameOf(tool)} <span className="text-muted tabular-nums">{number(credits)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
