import * as RadixRadio from 'radix-ui/radio-group';
import type { ReactNode } from 'react';
import { Field } from './field.tsx';
import type { FieldText } from './field.tsx';

export type Segment<Value extends string> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Shows the icon alone; the label is still read out. */
  iconOnly?: boolean | undefined;
};

type SegmentedControlProps<Value extends string> = FieldText & {
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly Segment<Value>[];
};

/** Two to five short choices side by side. Wraps when the words are long. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { value, onValueChange, options, ...text } = props;
  return (
    <Field kind="group" {...text}>
      {(control) => (
        <RadixRadio.Root
          {...control}
          value={value}
          orientation="horizontal"
          onValueChange={(next) => onValueChange(next as Value)}
          className="flex w-fit max-w-full flex-wrap gap-1 rounded-control border border-line bg-sunken p-1"
        >
          {options.map((option) => (
            <RadixRadio.Item
              key={option.value}
              value={option.value}
              aria-label={option.iconOnly ? option.label : undefined}
              title={option.iconOnly ? option.label : undefined}
              className="flex min-h-8 items-center justify-center gap-2 rounded-[7px] px-3 text-sm text-muted transition-colors touch-target hover:text-text data-[state=checked]:bg-raised data-[state=checked]:font-medium data-[state=checked]:text-text data-[state=checked]:shadow-raised data-[state=checked]:ring data-[state=checked]:ring-line [&_svg]:size-4"
            >
              {option.icon}
              {!option.iconOnly && option.label}
            </RadixRadio.Item>
          ))}
        </RadixRadio.Root>
      )}
    </Field>
  );
}
