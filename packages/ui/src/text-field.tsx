import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Field, controlClass } from './field.tsx';
import type { FieldText } from './field.tsx';
import { lengthNote } from './length-note.tsx';

type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, keyof FieldText | 'onChange' | 'id'> & {
    onValueChange?: ((value: string) => void) | undefined;
    /** Stands inside the frame before the text, e.g. an icon. */
    start?: ReactNode;
    /** Stands inside the frame after the text, e.g. a button. */
    end?: ReactNode;
  };

export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, note, hideLabel, className, onValueChange, start, end, ...rest } = props;
  return (
    <Field
      {...{ label, hint, error, required, hideLabel, className, note: lengthNote(rest.value, rest.maxLength) ?? note }}
    >
      {(control) => (
        <div className="relative flex items-center">
          {start !== undefined && (
            <span className="pointer-events-none absolute start-3 text-muted [&_svg]:size-4">{start}</span>
          )}
          <input
            type="text"
            // What is typed decides which way it runs; while there is nothing, the page does.
            dir={rest.value ? 'auto' : undefined}
            {...rest}
            {...control}
            required={required}
            onChange={(event) => onValueChange?.(event.target.value)}
            className={classNames(
              controlClass,
              'h-10 touch-target',
              start === undefined ? 'ps-3' : 'ps-9',
              end === undefined ? 'pe-3' : 'pe-12',
            )}
          />
          {end !== undefined && <span className="absolute end-1 flex items-center">{end}</span>}
        </div>
      )}
    </Field>
  );
}
