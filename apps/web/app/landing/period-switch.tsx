import { useTranslations } from 'use-intl';

export type Period = 'monthly' | 'annual';

type PeriodSwitchProps = {
  period: Period;
  onChange: (period: Period) => void;
  labels: Readonly<Record<Period, string>>;
};

export function PeriodSwitch({ period, onChange, labels }: PeriodSwitchProps) {
  const t = useTranslations('landing.pricing');
  return (
    <fieldset className="mb-8 inline-flex rounded-control border border-line-strong bg-raised p-1">
      <legend className="sr-only">{t('period')}</legend>
      {(['monthly', 'annual'] as const).map((value) => (
        <label
          key={value}
          className="touch-target relative flex cursor-pointer items-center rounded-control px-4 py-2 text-sm font-medium text-muted transition-colors has-checked:bg-inverse has-checked:text-on-inverse has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name="period"
            value={value}
            checked={period === value}
            onChange={() => onChange(value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {labels[value]}
        </label>
      ))}
    </fieldset>
  );
}
