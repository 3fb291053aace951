import { Button } from '@adwright/ui/button.tsx';
import { Field } from '@adwright/ui/field.tsx';
import { useTranslations } from 'use-intl';
import { SizeButton } from '../../form/screen/size-button.tsx';
import { usePlacementName } from '../../form/screen/use-placement-name.ts';

type Size<Id extends string> = {
  readonly id: Id;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Instead of the pixels. */
  readonly label?: string;
};

type SizeFieldProps<Id extends string> = {
  label: string;
  sizes: readonly Size<Id>[];
  value: readonly Id[];
  error?: string | undefined;
  onChange: (value: Id[]) => void;
};

/** One group of sizes, each drawn in its own shape. */
export function SizeField<Id extends string>({ label, sizes, value, error, onChange }: SizeFieldProps<Id>) {
  const t = useTranslations('tool-preset-ads');
  const nameOf = usePlacementName();
  const ids = sizes.map(({ id }) => id);
  const all = ids.every((id) => value.includes(id));
  const others = value.filter((id) => !ids.includes(id));
  const set = (wanted: readonly Id[]): void => onChange([...others, ...ids.filter((id) => wanted.includes(id))]);
  const every = (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`${label}: ${t(all ? 'none' : 'all')}`}
      onClick={() => set(all ? [] : ids)}
    >
      {t(all ? 'none' : 'all')}
    </Button>
  );
  return (
    <Field kind="group" label={label} error={error} note={every}>
      {(control) => (
        <div
          role="group"
          {...control}
          className={sizes.some((size) => size.label !== undefined) ? 'flex flex-wrap gap-2' : 'grid grid-cols-2 gap-2'}
        >
          {sizes.map((size) => (
            <SizeButton
              key={size.id}
              name={nameOf(size)}
              width={size.width}
              height={size.height}
              label={size.label}
              details={size.label === undefined ? undefined : ''}
              chosen={value.includes(size.id)}
              onToggle={() => set(value.includes(size.id) ? value.filter((id) => id !== size.id) : [...value, size.id])}
            />
          ))}
        </div>
      )}
    </Field>
  );
}
