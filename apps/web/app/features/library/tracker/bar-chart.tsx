import { classNames } from '@adwright/ui/class-names.ts';

type Bar = {
  readonly label: string;
  readonly value: number;
  /** What of the value is marked, e.g. the new ones. */
  readonly marked?: number;
  /** Said in full to those who cannot see the bar. */
  readonly said: string;
};

type BarChartProps = { title: string; legend?: string; bars: readonly Bar[]; number: (value: number) => string };

const height = 128;

/** Upright bars with their numbers on them; a list of sentences for whoever is read to. */
export function BarChart({ title, legend, bars, number }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const tall = (value: number): number => (value === 0 ? 2 : Math.max(4, Math.round((height * value) / most)));
  return (
    <figure className="flex min-w-0 flex-col gap-4 rounded-card border bg-raised p-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="text-sm font-medium">{title}</span>
        {legend !== undefined && (
          <span className="flex items-center gap-1.5 text-xs text-muted">
            <span aria-hidden="true" className="size-2.5 rounded-[3px] bg-accent" />
            {legend}
          </span>
        )}
      </figcaption>
      <ol className="flex items-end gap-1 sm:gap-1.5">
        {bars.map(({ label, value, marked = 0, said }) => (
          <li key={label} className="flex min-w-0 flex-1 flex-col items-center gap-1">
            <span className="sr-only">{said}</span>
            <span aria-hidden="true" className="text-xs text-muted tabular-nums">
              {value === 0 ? '' : number(value)}
            </span>
            <span
              aria-hidden="true"
              style={{ height: tall(value) }}
              className={classNames(
                'flex w-full max-w-12 flex-col justify-end overflow-hidden rounded-t-[4px]',
                value === 0 ? 'bg-line' : 'bg-support',
              )}
            >
              {marked > 0 && <span style={{ height: `${(100 * marked) / value}%` }} className="bg-accent" />}
            </span>
            <span
              aria-hidden="true"
              className="h-7 w-full text-center text-[0.6875rem] leading-tight break-words text-muted"
            >
              {label}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
