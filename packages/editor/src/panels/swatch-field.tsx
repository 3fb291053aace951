import { ColorField } from '@adwright/ui/color-field.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useEditorState } from '../store/editor-context.ts';

type SwatchFieldProps = {
  label: string;
  value: string;
  hint?: ReactNode;
  onChange: (color: string) => void;
};

/** A colour, with the brand's own one press away. */
export function SwatchField({ label, value, hint, onChange }: SwatchFieldProps) {
  const t = useTranslations('creative-editor');
  const { paper, ink, accent, support } = useEditorState(({ design }) => design.brand.colors);
  const offered = [...new Set([accent, support, ink, paper, '#000000', '#ffffff'].map((color) => color.slice(0, 7)))];
  return (
    <div className="flex flex-col gap-2">
      <ColorField
        label={label}
        pickLabel={t('pickColor', { label })}
        value={value.slice(0, 7)}
        onValueChange={onChange}
        hint={hint}
      />
      <div role="group" aria-label={t('brandColors')} className="flex flex-wrap gap-1.5">
        {offered.map((color) => (
          <button
            key={color}
            type="button"
            aria-label={t('useColor', { color })}
            title={color}
            aria-pressed={color === value.slice(0, 7).toLowerCase()}
            onClick={() => onChange(color)}
            style={{ backgroundColor: color }}
            className="size-7 rounded-full border border-line-strong touch-target aria-pressed:ring-2 aria-pressed:ring-accent aria-pressed:ring-offset-2 aria-pressed:ring-offset-surface"
          />
        ))}
      </div>
    </div>
  );
}
