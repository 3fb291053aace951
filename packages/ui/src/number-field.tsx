import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import { numberTyped, roundedTo } from './number-typed.ts';
import { Field, controlClass } from './field.tsx';
import type { FieldText } from './field.tsx';

type NumberFieldProps = FieldText & {
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step?: number | undefined;
  /** Places behind the point; none by default. */
  decimals?: number | undefined;
  /** Follows the number, e.g. "px". */
  unit?: string | undefined;
  /** What the buttons beside it are called. Where room is short it has none, and the arrow keys step. */
  decreaseLabel?: string | undefined;
  increaseLabel?: string | undefined;
  disabled?: boolean | undefined;
};

const stepClass =
  'flex h-full w-10 shrink-0 items-center justify-center text-muted touch-target transition-colors hover:bg-hover hover:text-text disabled:text-faint disabled:bg-transparent';

/** A number within bounds, whole unless `decimals` says otherwise. What is typed is taken as soon as it is valid and put right when the field is left. */
export function NumberField(props: NumberFieldProps) {
  const { value, onValueChange, min, max, step = 1, decimals = 0, unit, ...rest } = props;
  const { decreaseLabel, increaseLabel, disabled, ...text } = rest;
  const [draft, setDraft] = useState<string>();
  const settle = (next: number): void => {
    setDraft(undefined);
    onValueChange(roundedTo(Math.min(max, Math.max(min, next)), decimals));
  };
  const type = (raw: string): void => {
    setDraft(raw);
    const next = numberTyped(raw);
    if (roundedTo(next, decimals) === next && next >= min && next <= max) onValueChange(next);
  };
  const leave = (): void => {
    if (draft === undefined) return;
    const next = numberTyped(draft);
    settle(Number.isNaN(next) ? value : next);
  };
  return (
    <Field {...text}>
      {(control) => (
        <div
          data-disabled={disabled || undefined}
          className={classNames(
            controlClass,
            'flex h-10 items-center overflow-hidden pointer-coarse:h-11.5 has-[input:focus-visible]:border-ring has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-ring',
          )}
        >
          {decreaseLabel !== undefined && (
            <button
              type="button"
              tabIndex={-1}
              aria-label={decreaseLabel}
              disabled={disabled || value <= min}
              onClick={() => settle(value - step)}
              className={stepClass}
            >
              <Minus aria-hidden="true" className="size-4" />
            </button>
          )}
          <input
            {...control}
            type="text"
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            disabled={disabled}
            value={draft ?? value}
            dir="ltr"
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
            onKeyDown={(event) => {
              if (event.key === 'Enter') leave();
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              settle(value + (event.key === 'ArrowUp' ? step : -step));
            }}
            className="h-full min-w-0 flex-1 bg-transparent text-center tabular-nums focus-visible:outline-none"
          />
          {unit !== undefined && <span className="pe-2 text-sm text-muted">{unit}</span>}
          {increaseLabel !== undefined && (
            <button
              type="button"
              tabIndex={-1}
              aria-label={increaseLabel}
              disabled={disabled || value >= max}
              onClick={() => settle(value + step)}
              className={stepClass}
            >
              <Plus aria-hidden="true" className="size-4" />
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
