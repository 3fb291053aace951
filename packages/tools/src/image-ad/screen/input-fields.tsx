import { placementOf } from '@adwright/studio/placements.ts';
import { ImageAdGoal } from '@adwright/contract/ads-image/image-ad.ts';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { TextArea } from '@adwright/ui/text-area.tsx';
import { useTranslations } from 'use-intl';
import { BrandField } from '../../kit/form/screen/brand-field.tsx';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import {
  languageOfProduct,
  languageWhileDescribed,
  languageWhileTyped,
} from '../../kit/form/plan/language-of-words.ts';
import { languageOptions } from '../../kit/form/screen/languages.ts';
import { PlacementField } from '../../kit/form/screen/placement-field.tsx';
import { sharpInAds } from '../../kit/form/plan/too-small.ts';
import { ProductField } from '../../kit/form/screen/product-field.tsx';
import { PlaceChoice } from '../../kit/places/screen/place-choice.tsx';
import { FactFields } from './fact-fields.tsx';
import { noFacts } from './fields.ts';
import type { FieldsProps } from './fields-props.ts';
import { LookFields } from './look-fields.tsx';

/** Everything one can say; a product alone is enough. */
export function InputFields(props: FieldsProps) {
  const { fields, problems, noCutout, onChange } = props;
  const t = useTranslations('tool-image-ad');
  return (
    <>
      <FieldGroup title={t('about')}>
        <SegmentedControl
          label={t('about')}
          hideLabel
          value={fields.source}
          onValueChange={(source) => onChange({ source })}
          options={[
            { value: 'product', label: t('sources.product') },
            { value: 'text', label: t('sources.text') },
          ]}
        />
        {fields.source === 'product' ? (
          <ProductField
            value={fields.product}
            problems={problems}
            sharpFrom={sharpInAds(fields.sizes.map(placementOf))}
            onChange={(product) =>
              onChange({ product, language: languageWhileDescribed(fields.language, fields.product, product) })
            }
            onPick={(product) =>
              onChange({ product, ...noFacts, language: languageOfProduct(product, fields.language) })
            }
          />
        ) : (
          <TextArea
            label={t('text')}
            hint={t('textHint')}
            placeholder={t('textPlaceholder')}
            rows={5}
            maxLength={1000}
            required
            value={fields.text}
            onValueChange={(text) =>
              onChange({ text, language: languageWhileTyped(fields.language, fields.text, text) })
            }
            error={problems.textOf('text')}
            {...problems.leave('text')}
          />
        )}
        {fields.source === 'product' && (
          <PlaceChoice
            place={fields.place}
            title={fields.product.title}
            hasPicture={fields.product.pictures.length > 0}
            template={fields.template || null}
            noCutout={noCutout}
            instead={{ name: t('anyTemplate'), choose: () => onChange({ template: '' }) }}
            onChange={(place) => onChange({ place })}
          />
        )}
        <BrandField />
        <RadioGroup
          label={t('goal')}
          layout="chips"
          value={fields.goal}
          onValueChange={(goal) => onChange({ goal })}
          options={ImageAdGoal.options.map((value) => ({ value, label: t(`goals.${value}`) }))}
        />
        <NativeSelect
          label={t('language')}
          value={fields.language}
          onValueChange={(language) => onChange({ language })}
          options={languageOptions}
        />
      </FieldGroup>
      <FieldGroup title={t('networks')}>
        <PlacementField
          value={fields.sizes}
          error={problems.textOf('sizes')}
          onChange={(sizes) => onChange({ sizes })}
        />
      </FieldGroup>
      <FactFields {...props} />
      <LookFields {...props} />
    </>
  );
}
