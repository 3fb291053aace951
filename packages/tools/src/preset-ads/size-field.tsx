import { Button } from '@adwright/ui/button.tsx';
import { classNames } from '@adwright/ui/class-names.ts';
import { Field } from '@adwright/ui/field.tsx';
import { useTranslations } from 'use-intl';

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
        <div role="group" {...control} className="flex flex-wrap gap-2">
          {sizes.map((size) => (
            <SizeButton
              key={size.id}
              size={size}
              chosen={value.includes(size.id)}
              onToggle={() => set(value.includes(size.id) ? value.filter((id) => id !== size.id) : [...value, size.id])}
            />
          ))}
        </div>
      )}
    </Field>
  );
}

function SizeButton({ size, chosen, onToggle }: { size: Size<string>; chosen: boolean; onToggle: () => void }) {
  const { name, width, height, label } = size;
  const scale = 28 / Math.max(width, height);
  const shape = { width: Math.max(4, width * scale), height: Math.max(4, height * scale) };
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={label ?? `${name}, ${width} × ${height}`}
      onClick={onToggle}
      className={classNames(
        'flex min-h-11 items-center gap-2 rounded-control border px-3 py-1.5 text-xs tabular-nums transition-colors',
        chosen ? 'border-accent bg-accent-soft' : 'border-line-strong bg-raised hover:border-text',
      )}
    >
      <span aria-hidden="true" className="flex size-7 items-center justify-center">
        <span
          style={shape}
          className={classNames('rounded-[2px] border-[1.5px]', chosen ? 'border-accent-text' : 'border-muted')}
        />
      </span>
      <span className="flex flex-col items-start">
        <bdi dir="ltr">{name}</bdi>
        {label === undefined && (
          <bdi dir="ltr" className="text-muted">
            {width}×{height}
          </bdi>
        )}
      </span>
    </button>
  );
}
