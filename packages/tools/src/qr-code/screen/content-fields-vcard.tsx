import { Fold } from '@adwright/ui/fold.tsx';
import { TextArea } from '@adwright/ui/text-area.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useTranslations } from 'use-intl';
import type { ContentProps } from './content-props.ts';

type CardLine = { name: LineName; words: LineWords; max: number; fill: HTMLInputAutoCompleteAttribute; ltr?: true };
type LineName = Exclude<keyof ContentProps<'vcard'>['content'], 'type' | 'note'>;
type LineWords =
  | 'firstName'
  | 'lastName'
  | 'organization'
  | 'title'
  | 'phone'
  | 'email'
  | 'website'
  | 'street'
  | 'city'
  | 'region'
  | 'postalCode'
  | 'country';

const person: readonly CardLine[] = [
  { name: 'first_name', words: 'firstName', max: 80, fill: 'given-name' },
  { name: 'last_name', words: 'lastName', max: 80, fill: 'family-name' },
  { name: 'organization', words: 'organization', max: 120, fill: 'organization' },
  { name: 'title', words: 'title', max: 120, fill: 'organization-title' },
  { name: 'phone', words: 'phone', max: 40, fill: 'tel', ltr: true },
  { name: 'email', words: 'email', max: 254, fill: 'email', ltr: true },
  { name: 'website', words: 'website', max: 2000, fill: 'url', ltr: true },
];

const place: readonly CardLine[] = [
  { name: 'street', words: 'street', max: 160, fill: 'street-address' },
  { name: 'postal_code', words: 'postalCode', max: 20, fill: 'postal-code' },
  { name: 'city', words: 'city', max: 80, fill: 'address-level2' },
  { name: 'region', words: 'region', max: 80, fill: 'address-level1' },
  { name: 'country', words: 'country', max: 80, fill: 'country-name' },
];

function Lines({ lines, content, problems, onChange }: ContentProps<'vcard'> & { lines: readonly CardLine[] }) {
  const t = useTranslations('tool-qr-code.vcard');
  return lines.map(({ name, words, max, fill, ltr }) => (
    <TextField
      key={name}
      label={t(words)}
      maxLength={max}
      autoComplete={fill}
      dir={ltr && 'ltr'}
      value={content[name]}
      onValueChange={(value) => onChange({ [name]: value })}
      error={problems.textOf(`content.${name}`)}
      {...problems.leave(`content.${name}`)}
    />
  ));
}

export function VcardFields(props: ContentProps<'vcard'>) {
  const { content, onChange } = props;
  const t = useTranslations('tool-qr-code.vcard');
  const filled = place.some(({ name }) => content[name] !== '') || content.note !== '';
  return (
    <>
      <div className="grid gap-6 @sm:grid-cols-2">
        <Lines lines={person} {...props} />
      </div>
      <Fold title={t('address')} open={filled}>
        <div className="grid gap-6 @sm:grid-cols-2">
          <Lines lines={place} {...props} />
          <TextArea
            className="@sm:col-span-2"
            label={t('note')}
            maxLength={500}
            value={content.note}
            onValueChange={(note) => onChange({ note })}
          />
        </div>
      </Fold>
    </>
  );
}
