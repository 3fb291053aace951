import { Checkbox } from '@adwright/ui/checkbox.tsx';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { Slider } from '@adwright/ui/slider.tsx';
import { Switch } from '@adwright/ui/switch.tsx';
import { RectangleHorizontal, RectangleVertical, Square } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from './specimen.tsx';

type Tone = 'friendly' | 'bold' | 'premium';
type Ratio = '9:16' | '1:1' | '16:9';

function Toggles() {
  const t = useTranslations('primitives.choices');
  const [captions, setCaptions] = useState(true);
  const [music, setMusic] = useState(false);
  const [keep, setKeep] = useState(true);
  return (
    <>
      <div className="flex flex-col gap-4">
        <Checkbox label={t('captions')} hint={t('captionsHint')} checked={captions} onCheckedChange={setCaptions} />
        <Checkbox label={t('music')} checked={music} onCheckedChange={setMusic} />
        <Checkbox label={t('all')} checked="indeterminate" onCheckedChange={setMusic} />
        <Checkbox label={t('locked')} checked={false} onCheckedChange={setMusic} disabled />
      </div>
      <div className="flex flex-col gap-4">
        <Switch label={t('autosave')} hint={t('autosaveHint')} checked={keep} onCheckedChange={setKeep} />
        <Switch label={t('music')} checked={music} onCheckedChange={setMusic} />
        <Switch label={t('locked')} checked disabled onCheckedChange={setKeep} />
      </div>
    </>
  );
}

export function ChoicesSection() {
  const t = useTranslations('primitives.choices');
  const sections = useTranslations('primitives.sections');
  const [tone, setTone] = useState<Tone>('friendly');
  const [ratio, setRatio] = useState<Ratio>('9:16');
  const [period, setPeriod] = useState<'monthly' | 'annual'>('monthly');
  const [length, setLength] = useState(15);
  return (
    <Section title={sections('choices')}>
      <div className="grid items-start gap-x-8 gap-y-10 sm:grid-cols-2">
        <Toggles />
        <RadioGroup<Tone>
          label={t('tone')}
          value={tone}
          onValueChange={setTone}
          options={[
            { value: 'friendly', label: t('friendly'), hint: t('friendlyHint') },
            { value: 'bold', label: t('bold'), hint: t('boldHint') },
            { value: 'premium', label: t('premium'), disabled: true },
          ]}
        />
        <RadioGroup<Ratio>
          label={t('ratio')}
          layout="cards"
          value={ratio}
          onValueChange={setRatio}
          options={[
            { value: '9:16', label: t('story'), picture: <RectangleVertical aria-hidden="true" /> },
            { value: '1:1', label: t('square'), picture: <Square aria-hidden="true" /> },
            { value: '16:9', label: t('wide'), picture: <RectangleHorizontal aria-hidden="true" />, disabled: true },
          ]}
        />
        <RadioGroup<Tone>
          label={t('tone')}
          layout="chips"
          value={tone}
          onValueChange={setTone}
          options={[
            { value: 'friendly', label: t('friendly') },
            { value: 'bold', label: t('bold') },
            { value: 'premium', label: t('premium'), disabled: true },
          ]}
        />
        <SegmentedControl
          label={t('period')}
          value={period}
          onValueChange={setPeriod}
          options={[
            { value: 'monthly', label: t('monthly') },
            { value: 'annual', label: t('annual') },
          ]}
        />
        <div className="flex flex-col gap-6">
          <Slider
            label={t('length')}
            value={length}
            onValueChange={setLength}
            min={5}
            max={60}
            valueText={t('seconds', { count: length })}
          />
          <Slider
            label={t('across')}
            value={length}
            onValueChange={setLength}
            min={5}
            max={60}
            valueText={t('seconds', { count: length })}
            sideways
          />
          <Slider
            label={t('lockedSlider')}
            value={30}
            onValueChange={setLength}
            min={0}
            max={100}
            valueText={t('seconds', { count: 30 })}
            disabled
          />
        </div>
      </div>
    </Section>
  );
}
