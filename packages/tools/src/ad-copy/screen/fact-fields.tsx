import { AdBrief } from '@adwright/contract/ad-text/ad-text.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Fold } from '@adwright/ui/fold.tsx';
import { TextArea } from '@adwright/ui/text-area.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { Sparkles } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import type { ProblemWords } from '../../kit/form/screen/use-problems.ts';
import { linesIn } from '../../kit/form/plan/typed-text.ts';
import { type AdCopyFields, mostBenefits } from './fields.ts';

type FactFieldsProps = {
  fields: AdCopyFields;
  problems: ProblemWords;
  onChange: (change: Partial<AdCopyFields>) => void;
};

const limitOf = (name: 'product' | 'description' | 'audience' | 'offer' | 'price' | 'proof'): number => {
  const schema = AdBrief.shape[name];
  return ('unwrap' in schema ? schema.unwrap() : schema).maxLength ?? Infinity;
};

function MoreFacts({ fields, problems, onChange }: FactFieldsProps) {
  const t = useTranslations('tool-ad-copy');
  const names = ['audience', 'offer', 'price', 'proof'] as const;
  return (
    <Fold title={t('moreFacts')} open={names.some((name) => fields[name] !== '')}>
      <div className="flex flex-col gap-6">
        {names.map((name) => (
          <TextField
            key={name}
            label={t(name)}
            placeholder={t(`${name}Placeholder`)}
            hint={name === 'proof' ? t('proofHint') : undefined}
            maxLength={limitOf(name)}
            value={fields[name]}
            onValueChange={(value) => onChange({ [name]: value })}
            error={problems.textOf(`brief.${name}`)}
            {...problems.leave(`brief.${name}`)}
          />
        ))}
      </div>
    </Fold>
  );
}

/** What the texts may speak of. Every number in a result comes from here. */
export function FactFields(props: FactFieldsProps) {
  const { fields, problems, onChange } = props;
  const t = useTranslations('tool-ad-copy');
  const useSample = (): void => {
    const sample = ['product', 'description', 'benefits', 'audience', 'offer', 'price'] as const;
    onChange({ proof: '', ...Object.fromEntries(sample.map((name) => [name, t(`sampleProduct.${name}`)])) });
  };
  return (
    <FieldGroup
      title={t('facts')}
      aside={
        <Button size="sm" icon={<Sparkles aria-hidden="true" />} onClick={useSample}>
          {t('sample')}
        </Button>
      }
    >
      <TextField
        label={t('product')}
        placeholder={t('productPlaceholder')}
        required
        maxLength={limitOf('product')}
        autoComplete="off"
        value={fields.product}
        onValueChange={(product) => onChange({ product })}
        error={problems.textOf('brief.product')}
        {...problems.leave('brief.product')}
      />
      <TextArea
        label={t('description')}
        placeholder={t('descriptionPlaceholder')}
        value={fields.description}
        onValueChange={(description) => onChange({ description })}
        limit={fields.description.length > limitOf('description') * 0.8 ? limitOf('description') : undefined}
        formatCount={(count, limit) => t('countOf', { count, limit })}
        error={problems.textOf('brief.description')}
        {...problems.leave('brief.description')}
      />
      <TextArea
        label={t('benefits')}
        hint={t('benefitsHint')}
        placeholder={t('benefitsPlaceholder')}
        note={t('benefitsCount', { count: linesIn(fields.benefits).length, max: mostBenefits })}
        value={fields.benefits}
        onValueChange={(benefits) => onChange({ benefits })}
        error={problems.textOf('brief.benefits')}
        {...problems.leave('brief.benefits')}
      />
      <MoreFacts {...props} />
    </FieldGroup>
  );
}
