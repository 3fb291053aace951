import { fontPairs } from '@adwright/studio/brand/fonts.ts';
import type { TemplateId } from '@adwright/studio/template.ts';
import { Button } from '@adwright/ui/button.tsx';
import { ColorField } from '@adwright/ui/color-field.tsx';
import { Fold } from '@adwright/ui/fold.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { Switch } from '@adwright/ui/switch.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { RefreshCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../form/screen/amount-field.tsx';
import { FieldGroup } from '../../form/screen/field-group.tsx';
import { languageOptions } from '../../form/screen/languages.ts';
import type { ProblemWords } from '../../form/screen/use-problems.ts';
import type { PresetBrief } from '../plan/input.ts';

type Words = PresetBrief['words'];

type FieldsProps = {
  fields: PresetBrief;
  /** What the engine wrote for the fields that are empty. */
  written: { readonly headline: string; readonly subline: string; readonly cta: string };
  problems: Pick<ProblemWords, 'textOf' | 'leave'>;
  onChange: (some: Partial<PresetBrief>) => void;
};

/** What the ad says: written from the product, and every line can be had otherwise. */
export function WordFields({ fields, written, problems, onChange }: FieldsProps) {
  const t = useTranslations('tool-preset-ads');
  const { words } = fields;
  const change = (some: Partial<Words>): void => onChange({ words: { ...words, ...some } });
  const line = (name: 'headline' | 'subline' | 'cta', most: number) => (
    <TextField
      label={t(name)}
      maxLength={most}
      dir="auto"
      value={words[name]}
      placeholder={written[name]}
      onValueChange={(text) => change({ [name]: text })}
      error={problems.textOf(`words.${name}`)}
    />
  );
  const another = (
    <Button size="sm" variant="ghost" icon={<RefreshCw />} onClick={() => change({ seed: (words.seed + 1) % 1000 })}>
      {t('otherWords')}
    </Button>
  );
  return (
    <FieldGroup title={t('words')} aside={another}>
      <p className="-mt-4 text-sm text-muted">{t('wordsHint')}</p>
      {line('headline', 120)}
      {line('subline', 200)}
      <div className="grid gap-6 @sm:grid-cols-2">
        {line('cta', 30)}
        <TextField
          label={t('badge')}
          maxLength={24}
          dir="auto"
          placeholder={t('badgePlaceholder')}
          value={words.badge}
          onValueChange={(badge) => change({ badge })}
        />
        <AmountField
          label={t('oldPrice')}
          value={words.old_price}
          currency={fields.product.currency}
          onValueChange={(amount) => change({ old_price: amount })}
        />
        <NativeSelect<string>
          label={t('language')}
          value={words.language}
          onValueChange={(language) => change({ language })}
          options={languageOptions}
        />
      </div>
    </FieldGroup>
  );
}

type IdeaFieldProps = { value: string; offered: readonly TemplateId[]; onChange: (template: TemplateId) => void };

/** Each idea by its own picture. Another idea has other layers, so changes by hand do not go along. */
export function IdeaField({ value, offered, onChange }: IdeaFieldProps) {
  const t = useTranslations('tool-preset-ads');
  const names = useTranslations('templates.names');
  return (
    <div className="max-h-[26rem] overflow-y-auto rounded-card border p-3">
      <RadioGroup<TemplateId>
        label={t('idea')}
        layout="cards"
        value={value as TemplateId}
        onValueChange={onChange}
        options={offered.map((id) => ({
          value: id,
          label: names(id),
          picture: (
            <img
              src={`/template-previews/${id}.webp`}
              alt=""
              loading="lazy"
              className="aspect-[4/5] w-full rounded-[6px] bg-sunken object-cover"
            />
          ),
        }))}
      />
    </div>
  );
}

/** Colours and type, folded away: the product's own are a good beginning. */
export function LookFields({ fields, onChange }: Pick<FieldsProps, 'fields' | 'onChange'>) {
  const t = useTranslations('tool-preset-ads');
  const { look, product } = fields;
  const [main = '#e8502e', second = '#1f6f78'] = look.colors.length > 0 ? look.colors : product.colors;
  const change = (some: Partial<PresetBrief['look']>): void => onChange({ look: { ...look, ...some } });
  return (
    <Fold title={t('look')} open={look.colors.length > 0 || look.fonts !== null}>
      <div className="flex flex-col gap-6 pb-4">
        <Switch
          label={t('ownColors')}
          hint={t('ownColorsHint')}
          checked={look.colors.length > 0}
          onCheckedChange={(own) => change({ colors: own ? [main, second] : [] })}
        />
        {look.colors.length > 0 && (
          <div className="grid gap-6 @sm:grid-cols-2">
            <ColorField
              label={t('mainColor')}
              pickLabel={t('pickColour')}
              value={main}
              onValueChange={(color) => change({ colors: [color, second] })}
            />
            <ColorField
              label={t('secondColor')}
              pickLabel={t('pickColour')}
              value={second}
              onValueChange={(color) => change({ colors: [main, color] })}
            />
          </div>
        )}
        <NativeSelect
          label={t('type')}
          value={look.fonts ?? ''}
          onValueChange={(fonts) => change({ fonts: fonts === '' ? null : fonts })}
          options={[
            { value: '', label: t('typeUsual') },
            ...fontPairs.map(({ id, heading }) => ({ value: id as string, label: heading as string })),
          ]}
        />
      </div>
    </Fold>
  );
}
