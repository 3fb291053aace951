import { ColorField } from '@adwright/ui/color-field.tsx';
import { Fold } from '@adwright/ui/fold.tsx';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { Slider } from '@adwright/ui/slider.tsx';
import { useTranslations } from 'use-intl';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import { DotsPicture } from './dots-picture.tsx';
import { LogoField } from './logo-field.tsx';
import { QrDots, QrLevel, type QrStyle } from '../../kit/qr/plan/style.ts';

type StyleFieldsProps = { style: QrStyle; onChange: (change: Partial<QrStyle>) => void };

function AdvancedFields({ style, onChange }: StyleFieldsProps) {
  const t = useTranslations('tool-qr-code');
  return (
    <Fold title={t('advanced')}>
      <div className="flex flex-col gap-6">
        <Slider
          label={t('size')}
          min={100}
          max={2000}
          step={50}
          value={style.size}
          onValueChange={(size) => onChange({ size })}
          valueText={t('pixels', { count: style.size })}
        />
        <Slider
          label={t('margin')}
          hint={t('marginHint')}
          min={0}
          max={12}
          value={style.margin}
          onValueChange={(margin) => onChange({ margin })}
          valueText={t('modules', { count: style.margin })}
        />
        <SegmentedControl<QrLevel>
          label={t('level')}
          hint={t('levelHint')}
          value={style.level}
          onValueChange={(level) => onChange({ level })}
          options={QrLevel.options.map((value) => ({ value, label: t(`levels.${value}`) }))}
        />
      </div>
    </Fold>
  );
}

export function StyleFields({ style, onChange }: StyleFieldsProps) {
  const t = useTranslations('tool-qr-code');
  return (
    <FieldGroup title={t('style')}>
      <div className="grid gap-6 @sm:grid-cols-2">
        <ColorField
          label={t('foreground')}
          pickLabel={t('pickColour')}
          value={style.foreground}
          onValueChange={(foreground) => onChange({ foreground })}
        />
        <ColorField
          label={t('background')}
          pickLabel={t('pickColour')}
          value={style.background}
          onValueChange={(background) => onChange({ background })}
        />
      </div>
      <RadioGroup<QrDots>
        label={t('dots')}
        layout="cards"
        value={style.dots}
        onValueChange={(dots) => onChange({ dots })}
        options={QrDots.options.map((value) => ({
          value,
          label: t(`dotsOptions.${value}`),
          picture: <DotsPicture dots={value} />,
        }))}
      />
      <LogoField style={style} onChange={onChange} />
      <AdvancedFields style={style} onChange={onChange} />
    </FieldGroup>
  );
}
