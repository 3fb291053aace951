import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { useTranslations } from 'use-intl';
import type { Ratio } from '../plan/ratios.ts';

type RatioTabsProps<Value extends Ratio> = {
  value: Value;
  ratios: readonly Value[];
  onPick: (ratio: Value) => void;
};

/** Which of the formats is looked at; nothing where there is one. */
export function RatioTabs<Value extends Ratio>({ value, ratios, onPick }: RatioTabsProps<Value>) {
  const t = useTranslations('tool-video-ad');
  if (ratios.length < 2) return null;
  return (
    <SegmentedControl<Value>
      label={t('formats')}
      hideLabel
      value={value}
      onValueChange={onPick}
      options={ratios.map((ratio) => ({ value: ratio, label: ratio }))}
    />
  );
}
