import { Fold } from '@adwright/ui/fold.tsx';
import { TextArea } from '@adwright/ui/text-area.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { useTranslations } from 'use-intl';
import { useFormWords } from '../../kit/form/screen/form-words.ts';
import { missingHalves } from './fields.ts';
import type { FieldsProps } from './fields-props.ts';

type Line = 'headline' | 'subline' | 'cta' | 'offer' | 'oldPrice' | 'quote' | 'author' | 'rating' | 'endsIn' | 'them';

/** Where in the order a field stands, so that its problem is shown at it. */
const paths: Record<Line, string> = {
  headline: 'copy.headline',
  subline: 'copy.subline',
  cta: 'copy.cta',
  offer: 'facts.offer',
  oldPrice: 'facts.old_price',
  quote: 'facts.quote.text',
  author: 'facts.quote.author',
  rating: 'facts.rating.value',
  endsIn: 'facts.ends_in_hours',
  them: 'facts.comparison.them',
};
const longest: Record<Line, number> = {
  headline: 160,
  subline: 300,
  cta: 40,
  offer: 60,
  oldPrice: 20,
  quote: 240,
  author: 80,
  rating: 4,
  endsIn: 4,
  them: 40,
};
const numeric = new Set<Line>(['oldPrice', 'rating', 'endsIn']);

/** The ad's own words, and what only the person can know. */
export function FactFields({ fields, problems, onChange }: FieldsProps) {
  const t = useTranslations('tool-image-ad');
  const form = useFormWords();
  const missing = missingHalves(fields);
  const field = (name: Line, placeholder?: string) => (
    <TextField
      key={name}
      label={t(name)}
      maxLength={longest[name]}
      {...(placeholder !== undefined && { placeholder })}
      {...(missing.has(name) && { hint: form('missing') })}
      {...(numeric.has(name) && { inputMode: 'decimal' as const, dir: 'ltr' as const })}
      value={fields[name]}
      onValueChange={(value) => onChange({ [name]: value })}
      error={problems.textOf(paths[name])}
      {...problems.leave(paths[name])}
    />
  );
  return (
    <>
      <Fold title={t('words')}>
        <div className="flex flex-col gap-6">
          <p className="text-sm text-muted">{t('wordsHint')}</p>
          {field('headline')}
          {field('subline')}
          {field('cta')}
        </div>
      </Fold>
      <Fold title={t('facts')}>
        <div className="flex flex-col gap-6">
          <p className="text-sm text-muted">{t('factsHint')}</p>
          {field('offer', t('offerPlaceholder'))}
          <div className="grid grid-cols-2 gap-4">
            {field('oldPrice')}
            {field('endsIn')}
          </div>
          {field('quote')}
          <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-4">
            {field('author')}
            {field('rating')}
          </div>
          {field('them', t('themPlaceholder'))}
          <TextArea
            label={t('rows')}
            hint={t('rowsHint')}
            rows={3}
            maxLength={500}
            value={fields.rows}
            onValueChange={(rows) => onChange({ rows })}
            error={problems.textOf('facts.comparison.rows')}
          />
        </div>
      </Fold>
    </>
  );
}
