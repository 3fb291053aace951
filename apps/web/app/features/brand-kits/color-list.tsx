import { Button } from '@adwright/ui/button.tsx';
import { ColorField } from '@adwright/ui/color-field.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Plus, X } from 'lucide-react';
import { useTranslations } from 'use-intl';

const mostColors = 8;
const nextColor = '#336699';

export function ColorList({ colors, onChange }: { colors: string[]; onChange: (colors: string[]) => void }) {
  const t = useTranslations('brand-kit');
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">{t('colors')}</legend>
      {colors.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {colors.map((color, index) => (
            // A colour has no other name than its place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="flex items-end gap-1">
              <div className="min-w-0 flex-1">
                <ColorField
                  label={t('color', { number: index + 1 })}
                  hideLabel
                  pickLabel={t('color', { number: index + 1 })}
                  value={color}
                  onValueChange={(value) => onChange(colors.with(index, value))}
                />
              </div>
              <IconButton
                size="sm"
                label={t('removeColor', { number: index + 1 })}
                icon={<X />}
                onClick={() => onChange(colors.toSpliced(index, 1))}
              />
            </li>
          ))}
        </ul>
      )}
      {colors.length < mostColors && (
        <Button size="sm" icon={<Plus />} onClick={() => onChange([...colors, nextColor])} className="self-start">
          {t('addColor')}
        </Button>
      )}
    </fieldset>
  );
}
