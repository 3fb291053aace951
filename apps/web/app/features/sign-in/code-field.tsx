import { classNames } from '@adwright/ui/class-names.ts';
import { Field } from '@adwright/ui/field.tsx';
import { type Ref, useState } from 'react';
import { codeDigits } from './one-time-code.ts';

type CodeFieldProps = {
  label: string;
  /** How many digits it has. */
  length: number;
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/**
 * One real field drawn as cells, so that pasting, filling from a message and screen readers work as with any
 * other. Digits run left to right in every language.
 */
export function CodeField({ label, length, value, onValueChange, error, ref }: CodeFieldProps) {
  const [focused, setFocused] = useState(false);
  const current = Math.min(value.length, length - 1);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div dir="ltr" className="relative grid auto-cols-fr grid-flow-col gap-2">
          {Array.from({ length }, (_, at) => (
            <span
              key={at}
              aria-hidden="true"
              className={classNames(
                'flex h-14 items-center justify-center rounded-control border bg-raised font-display text-2xl',
                error ? 'border-danger' : 'border-line-strong',
                focused && at === current && 'outline-2 outline-ring border-ring',
              )}
            >
              {value[at]}
            </span>
          ))}
          <input
            {...control}
            ref={ref}
            name="code"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            value={value}
            onChange={(event) => onValueChange(codeDigits(event.target.value, length))}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            className="absolute inset-0 cursor-text bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
          />
        </div>
      )}
    </Field>
  );
}
