import type { ImageAdSizesInput } from '@adwright/contract/ads-image/image-ad.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Checkbox } from '@adwright/ui/checkbox.tsx';
import { Field } from '@adwright/ui/field.tsx';
import { Files } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFormWords } from '../../kit/form/screen/form-words.ts';

type Format = ImageAdSizesInput['formats'][number];

const formats: readonly { value: Format; label: string }[] = [
  { value: 'jpg', label: 'JPG' },
  { value: 'png', label: 'PNG' },
  { value: 'webp', label: 'WebP' },
];

type ExportBarProps = {
  ads: number;
  sizes: number;
  chosen: readonly Format[];
  most: number;
  /** Some of them were changed by hand. */
  edited: boolean;
  busy: boolean;
  onFormats: (formats: Format[]) => void;
  onMake: () => void;
};

/** From chosen ads to files: how many it will be, and the button. */
export function ExportBar({ ads, sizes, chosen, most, edited, busy, onFormats, onMake }: ExportBarProps) {
  const t = useTranslations('tool-image-ad');
  const words = useFormWords();
  const count = ads * sizes * chosen.length;
  return (
    <div className="sticky bottom-4 z-10 flex flex-col gap-3 rounded-card border bg-raised p-4 shadow-overlay">
      <Field kind="group" label={t('wall.formats')}>
        {(control) => (
          <div role="group" {...control} className="flex flex-wrap gap-x-6">
            {formats.map(({ value, label }) => (
              <Checkbox
                key={value}
                label={label}
                checked={chosen.includes(value)}
                onCheckedChange={(on) => {
                  const next = formats
                    .map((one) => one.value)
                    .filter((one) => (one === value ? on : chosen.includes(one)));
                  if (next.length > 0) onFormats(next);
                }}
              />
            ))}
          </div>
        )}
      </Field>
      <Button variant="primary" icon={<Files />} loading={busy} disabled={count > most || count === 0} onClick={onMake}>
        {t('wall.make', { count })}
      </Button>
      <p className="text-center text-sm text-muted">
        {count > most ? t('tooMany', { most }) : sizes === 0 ? t('needSizes') : t('wall.makeHint')}{' '}
        {edited && words('edits.included')}
      </p>
    </div>
  );
}
