import type { FollowReport } from '@adwright/contract/tracker/tracker.ts';
import { useFormatter, useTranslations } from 'use-intl';
import { useValueNames } from '../use-value-names.ts';
import { BarChart } from './bar-chart.tsx';

const longestShort = 5;

export function ReportCharts({ report }: { report: Omit<FollowReport, 'follow'> }) {
  const t = useTranslations('tracker.charts');
  const format = useFormatter();
  const nameOf = useValueNames();
  const number = (value: number): string => format.number(value);
  const month = (name: string, options: { month: 'short' | 'long' | 'numeric'; year?: 'numeric' }): string =>
    format.dateTime(new Date(`${name}-01`), { ...options, timeZone: 'UTC' });
  // Where months have no short names, twelve of them have no room side by side.
  const short = report.activity.map(({ month: name }) => month(name, { month: 'short' }));
  const areShort = short.every((name) => name.length <= longestShort);
  const days = report.durations.map(({ value }, index) => {
    const next = report.durations[index + 1];
    return next === undefined
      ? t('daysFrom', { from: Number(value) })
      : t('days', { from: Number(value), to: Number(next.value) - 1 });
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1.4fr)]">
      <BarChart
        title={t('activity')}
        legend={t('started')}
        number={number}
        bars={report.activity.map(({ month: name, running, started }, index) => ({
          label: (areShort ? short[index] : undefined) ?? month(name, { month: 'numeric' }),
          value: running,
          marked: started,
          said: t('activityOf', { month: month(name, { month: 'long', year: 'numeric' }), running, started }),
        }))}
      />
      <BarChart
        title={t('formats')}
        number={number}
        bars={report.formats.map(({ value, count }) => ({
          label: nameOf('format', value),
          value: count,
          said: `${nameOf('format', value)}: ${number(count)}`,
        }))}
      />
      <BarChart
        title={t('durations')}
        number={number}
        bars={report.durations.map(({ count }, index) => ({
          label: days[index] ?? '',
          value: count,
          said: `${days[index] ?? ''}: ${number(count)}`,
        }))}
      />
    </div>
  );
}
