import { Button } from '@adwright/ui/button.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { TextArea } from '@adwright/ui/text-area.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { Plus, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import { useFormWords } from '../../kit/form/screen/form-words.ts';
import { countInSearch } from '../contract.ts';

type Line = { readonly text: string; readonly pin: number | null };

type LineFieldsProps = {
  kind: 'headlines' | 'descriptions';
  lines: readonly Line[];
  limit: number;
  least: number;
  most: number;
  onChange: (lines: Line[]) => void;
};

const pinNames = ['any', 'first', 'second', 'third'] as const;

/** Lines that the network puts together as it likes, each counted as it counts, each free or fixed to a place. */
export function LineFields({ kind, lines, limit, least, most, onChange }: LineFieldsProps) {
  const t = useTranslations('tool-ppc-preview');
  const words = useFormWords();
  const isHeadline = kind === 'headlines';
  const change = (index: number, some: Partial<Line>): void =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...some } : line)));
  const places = isHeadline ? [0, 1, 2, 3] : [0, 1, 2];
  return (
    <FieldGroup title={t(kind)}>
      <p className="-mt-4 text-sm text-muted">{t(isHeadline ? 'headlinesHint' : 'descriptionsHint')}</p>
      <ol className="flex flex-col gap-4">
        {lines.map(({ text, pin }, index) => {
          const number = index + 1;
          const count = countInSearch(text.trim());
          const own = {
            label: t(isHeadline ? 'headline' : 'description', { number }),
            note: t('counted', { count, limit }),
            error: count > limit ? words('tooLong', { max: limit }) : undefined,
            dir: 'auto',
          } as const;
          return (
            // The line's place is its name: two lines may read the same while they are typed.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-end gap-2">
              {isHeadline ? (
                <TextField
                  {...own}
                  className="max-@md:col-span-3"
                  value={text}
                  onValueChange={(typed) => change(index, { text: typed })}
                />
              ) : (
                <TextArea
                  {...own}
                  rows={2}
                  className="col-span-3"
                  value={text}
                  onValueChange={(typed) => change(index, { text: typed.replaceAll('\n', ' ') })}
                />
              )}
              <NativeSelect
                label={t(isHeadline ? 'pin' : 'pinDescription', { number })}
                hideLabel
                className={isHeadline ? 'max-@md:col-span-2' : 'col-span-2'}
                value={String(pin ?? 0)}
                onValueChange={(place) => change(index, { pin: place === '0' ? null : Number(place) })}
                options={places.map((place) => ({
                  value: String(place),
                  label: t(`pins.${pinNames[place] ?? 'any'}`),
                }))}
              />
              <IconButton
                label={text === '' ? t('removeEmpty') : t('remove', { text })}
                icon={<X />}
                disabled={lines.length <= least}
                onClick={() => onChange(lines.filter((_, at) => at !== index))}
              />
            </li>
          );
        })}
      </ol>
      {lines.length < most && (
        <Button
          size="sm"
          icon={<Plus />}
          className="self-start"
          onClick={() => onChange([...lines, { text: '', pin: null }])}
        >
          {t(isHeadline ? 'addHeadline' : 'addDescription')}
        </Button>
      )}
    </FieldGroup>
  );
}
