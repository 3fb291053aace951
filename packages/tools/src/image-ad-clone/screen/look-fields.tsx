import type { LocaleCode } from '@adwright/i18n/locales.ts';
import { languageOptions } from '../../kit/form/screen/languages.ts';
import { Fold } from '@adwright/ui/fold.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { Switch } from '@adwright/ui/switch.tsx';
import { useTranslations } from 'use-intl';
import { PlacementField } from '../../kit/form/screen/placement-field.tsx';
import { type CloneFields, colorsOf } from './fields.ts';

type LookFieldsProps = { fields: CloneFields; onChange: (some: Partial<CloneFields>) => void };

/** Colours, background, language, sizes and file kinds. */
export function LookFields({ fields, onChange }: LookFieldsProps) {
  const t = useTranslations('tool-image-ad-clone');
  return (
    <>
      <SegmentedControl
        label={t('colors.label')}
        value={colorsOf(fields)}
        options={[
          { value: 'reference', label: t('colors.reference') },
          { value: 'mine', label: t('colors.mine') },
        ]}
        onValueChange={(colors) => onChange({ colors })}
      />
      <div className="flex flex-col gap-3">
        <Switch
          label={t('keep.label')}
          hint={t('keep.hint')}
          checked={fields.keepBackground}
          onCheckedChange={(keepBackground) => onChange({ keepBackground })}
        />
        {fields.keepBackground && <Notice tone="warn">{t('keep.warning')}</Notice>}
      </div>
      <NativeSelect
        label={t('language')}
        value={fields.language}
        options={languageOptions}
        onValueChange={(language) => onChange({ language })}
      />
      <PlacementField value={fields.sizes} onChange={(sizes) => onChange({ sizes })} />
      <Fold title={t('formats')}>
        <SegmentedControl
          label={t('formats')}
          value={fields.formats[0] ?? 'jpg'}
          options={[
            { value: 'jpg', label: 'JPG' },
            { value: 'png', label: 'PNG' },
            { value: 'webp', label: 'WebP' },
          ]}
          onValueChange={(format) => onChange({ formats: [format] })}
        />
      </Fold>
    </>
  );
}

type ReferenceLanguageProps = { value: LocaleCode; onChange: (language: LocaleCode) => void };

export function ReferenceLanguage({ value, onChange }: ReferenceLanguageProps) {
  const t = useTranslations('tool-image-ad-clone');
  return (
    <NativeSelect label={t('referenceLanguage')} value={value} options={languageOptions} onValueChange={onChange} />
  );
}
