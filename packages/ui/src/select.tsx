import { Check, ChevronDown } from 'lucide-react';
import * as RadixSelect from 'radix-ui/select';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Field, controlClass } from './field.tsx';
import type { FieldText } from './field.tsx';
import { floatingClass } from './floating-class.ts';

export type SelectOption<Value extends string> = {
  value: Value;
  label: string;
  hint?: string | undefined;
  icon?: ReactNode;
  disabled?: boolean | undefined;
};

type SelectProps<Value extends string> = FieldText & {
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
};

function Option<Value extends string>({ option }: { option: SelectOption<Value> }) {
  return (
    <RadixSelect.Item
      value={option.value}
      disabled={option.disabled ?? false}
      className="relative flex min-h-9 cursor-default items-center gap-2 rounded-control py-1.5 ps-8 pe-3 text-sm outline-none select-none pointer-coarse:min-h-11 data-disabled:text-faint data-highlighted:bg-hover"
    >
      <RadixSelect.ItemIndicator className="absolute start-2.5 text-accent-text">
        <Check aria-hidden="true" className="size-4" />
      </RadixSelect.ItemIndicator>
      {option.icon}
      <span className="flex flex-col">
        <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
        {option.hint !== undefined && <span className="text-xs text-muted">{option.hint}</span>}
      </span>
    </RadixSelect.Item>
  );
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onValueChange, options, placeholder, disabled = false, ...text } = props;
  return (
    <Field {...text}>
      {({ id, ...control }) => (
        <RadixSelect.Root
          value={value ?? ''}
          onValueChange={(next) => onValueChange(next as Value)}
          disabled={disabled}
          required={text.required ?? false}
        >
          <RadixSelect.Trigger
            id={id}
            {...control}
            aria-labelledby={`${control['aria-labelledby']} ${id}`}
            className={classNames(
              controlClass,
              'flex h-10 items-center justify-between gap-2 ps-3 pe-2.5 text-start touch-target data-placeholder:text-faint',
              '[&>span]:truncate',
            )}
          >
            <RadixSelect.Value placeholder={placeholder} />
            <RadixSelect.Icon className="shrink-0 text-muted">
              <ChevronDown aria-hidden="true" className="size-4" />
            </RadixSelect.Icon>
          </RadixSelect.Trigger>
          <RadixSelect.Portal>
            <RadixSelect.Content
              position="popper"
              sideOffset={4}
              collisionPadding={8}
              className={classNames(
                floatingClass,
                'z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden',
              )}
            >
              <RadixSelect.Viewport className="max-h-80 p-1">
                {options.map((option) => (
                  <Option key={option.value} option={option} />
                ))}
              </RadixSelect.Viewport>
            </RadixSelect.Content>
          </RadixSelect.Portal>
        </RadixSelect.Root>
      )}
    </Field>
  );
}
