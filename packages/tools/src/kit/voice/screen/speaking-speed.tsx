import { Slider } from '@adwright/ui/slider.tsx';
import { useFormatter, useTranslations } from 'use-intl';

export function SpeakingSpeed({ speed, onChange }: { speed: number; onChange: (speed: number) => void }) {
  const t = useTranslations('tool-video-ad');
  const format = useFormatter();
  return (
    <Slider
      label={t('speed')}
      min={0.8}
      max={1.3}
      step={0.05}
      value={speed}
      valueText={format.number(speed, { style: 'percent' })}
      onValueChange={(value) => onChange(Math.round(value * 100) / 100)}
    />
  );
}
