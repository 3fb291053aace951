import { AdNetwork, AdTextKind } from '@adwright/contract/ad-text/ad-text.ts';
import { AdTone } from '@adwright/contract/ad-text/ad-tone.ts';
import { languageOptions } from '../../kit/form/screen/languages.ts';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { NumberField } from '@adwright/ui/number-field.tsx';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { useTranslations } from 'use-intl';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import { useFormWords } from '../../kit/form/screen/form-words.ts';
import type { AdCopyFields } from './fields.ts';
import { NetworkPicture } from './network-picture.tsx';

type ChoiceFieldsProps = { fields: AdCopyFields; onChange: (change: Partial<AdCopyFields>) => void };

export function ChoiceFields({ fields, onChange }: ChoiceFieldsProps) {
  const t = useTranslations('tool-ad-copy');
  const words = useFormWords();
  return (
    <FieldGroup title={t('choices')}>
      <NativeSelect<AdTextKind>
        label={t('kind')}
        value={fields.kind}
        onValueChange={(kind) => onChange({ kind })}
        options={AdTextKind.options.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <RadioGroup<AdNetwork>
        label={t('network')}
        layout="cards"
        value={fields.network}
        onValueChange={(network) => onChange({ network })}
        options={AdNetwork.options.map((value) => ({
          value,
          label: t(`networks.${value}`),
          picture: <NetworkPicture network={value} />,
        }))}
      />
      <RadioGroup<AdTone>
        label={t('tone')}
        layout="chips"
        value={fields.tone}
        onValueChange={(tone) => onChange({ tone })}
        options={AdTone.options.map((value) => ({ value, label: t(`tones.${value}`) }))}
      />
      <div className="grid gap-6 @sm:grid-cols-2">
        <NativeSelect
          label={t('language')}
          value={fields.language}
          onValueChange={(language) => onChange({ language })}
          options={languageOptions}
        />
        <NumberField
          label={t('count')}
          value={fields.count}
          onValueChange={(count) => onChange({ count })}
          min={1}
          max={10}
          decreaseLabel={words('decrease')}
          increaseLabel={words('increase')}
        />
      </div>
    </FieldGroup>
  );
}
