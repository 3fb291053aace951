import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, controlClass } from './field.tsx';
import type { FieldText } from './field.tsx';
import { lengthNote } from './length-note.tsx';

type TextAreaProps = FieldText &
  Omit<ComponentProps<'textarea'>, keyof FieldText | 'onChange' | 'id' | 'value'> & {
    value: string;
    onValueChange: (value: string) => void;
    /** Shown as the counter; the text may run over it, so that nobody loses what they pasted. */
    limit?: number | undefined;
    /** "{count} of {limit}" in the reader's language. */
    formatCount?: ((count: number, limit: number) => string) | undefined;
  };

export function TextArea(props: TextAreaProps) {
  const {
    label,
    hint,
    error,
    required,
    hideLabel,
    className,
    value,
    onValueChange,
    limit,
    formatCount,
    note,
    ...rest
  } = props;
  const count = value.length;
  const over = limit !== undefined && count > limit;
  const counter =
    limit === undefined ? undefined : (
      <span className={over ? 'font-medium text-danger-text' : undefined}>
        {formatCount ? formatCount(count, limit) : `${count} / ${limit}`}
      </span>
    );
  return (
    <Field
      {...{
        label,
        hint,
        error,
        required,
        hideLabel,
        className,
        note: counter ?? lengthNote(value, rest.maxLength) ?? note,
      }}
    >
      {(control) => (
        <textarea
          rows={3}
          // What is typed decides which way it runs; while there is nothing, the page does.
          dir={value ? 'auto' : undefined}
          {...rest}
          {...control}
          aria-invalid={over || control['aria-invalid']}
          required={required}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          className={classNames(controlClass, 'field-sizing-content min-h-20 max-h-96 resize-y px-3 py-2')}
        />
      )}
    </Field>
  );
}
