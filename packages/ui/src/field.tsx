import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from './class-names.ts';

/** What every field can say about itself, whatever control it holds. */
export type FieldText = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  /** Small text at the end of the label's line: "optional", a counter, a value. */
  note?: ReactNode;
  hideLabel?: boolean | undefined;
  className?: string | undefined;
};

/** Spread on the control, so that label, hint and error belong to it. */
export type FieldControl = {
  id: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = FieldText & {
  /** `group` for controls of several parts (radios, sliders), which a `label` element cannot name. */
  kind?: 'control' | 'group' | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** The frame of a text-like control; `aria-invalid` colours it. */
export const controlClass = classNames(
  'w-full rounded-control border border-line-strong bg-raised text-base md:text-sm text-text transition-colors',
  'hover:border-text focus-visible:outline-offset-0 focus-visible:border-ring',
  'aria-invalid:border-danger disabled:border-line disabled:bg-sunken disabled:text-faint',
  'data-disabled:border-line data-disabled:bg-sunken data-disabled:text-faint data-disabled:hover:border-line',
);

export function Field({
  kind = 'control',
  label,
  hint,
  error,
  required,
  note,
  hideLabel,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const labelId = `${id}l`;
  const hintId = `${id}h`;
  const errorId = `${id}e`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  const Label = kind === 'control' ? 'label' : 'span';
  return (
    <div className={classNames('flex min-w-0 flex-col gap-2', className)}>
      <div className={classNames('flex items-baseline justify-between gap-4', hideLabel && 'sr-only')}>
        <Label id={labelId} {...(kind === 'control' && { htmlFor: id })} className="text-sm font-medium">
          {label}
          {required && (
            <span aria-hidden="true" className="ms-1 text-accent-text">
              *
            </span>
          )}
        </Label>
        {note !== undefined && <span className="shrink-0 text-xs text-muted tabular-nums">{note}</span>}
      </div>
      {children({
        id,
        'aria-labelledby': labelId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <div aria-live="polite" className="contents">
        {error && (
          <p id={errorId} className="flex items-start gap-1.5 text-sm text-danger-text">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
