import * as RadixRadio from 'radix-ui/radio-group';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from './class-names.ts';
import { Field } from './field.tsx';
import type { FieldText } from './field.tsx';

export type RadioOption<Value extends string> = {
  value: Value;
  label: string;
  hint?: string | undefined;
  /** A picture of the choice; only cards show it. */
  picture?: ReactNode;
  disabled?: boolean | undefined;
};

type RadioGroupProps<Value extends string> = FieldText & {
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  /** `list`: one under the other. `cards`: a grid of pictures to choose from. `chips`: words in a row that wraps. `row`: on phones, one that is pushed sideways. */
  layout?: 'list' | 'cards' | 'chips' | 'row' | undefined;
};

function ListItem<Value extends string>({ option }: { option: RadioOption<Value> }) {
  const id = useId();
  return (
    <div className="flex items-start gap-3 pointer-coarse:min-h-11 pointer-coarse:py-2.5">
      <RadixRadio.Item
        id={id}
        value={option.value}
        disabled={option.disabled ?? false}
        className="mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full border border-line-strong bg-raised transition-colors touch-area hover:border-text disabled:border-line disabled:bg-sunken data-[state=checked]:border-accent"
      >
        <RadixRadio.Indicator className="size-2.5 rounded-full bg-accent" />
      </RadixRadio.Item>
      <label htmlFor={id} className={classNames('flex flex-col gap-0.5 text-sm', option.disabled && 'text-faint')}>
        {option.label}
        {option.hint !== undefined && <span className="text-muted">{option.hint}</span>}
      </label>
    </div>
  );
}

function CardItem<Value extends string>({ option }: { option: RadioOption<Value> }) {
  return (
    <RadixRadio.Item
      value={option.value}
      disabled={option.disabled ?? false}
      className={classNames(
        'flex min-h-11 flex-col items-center gap-2 rounded-control border border-line bg-raised px-1 py-2 text-center text-sm text-muted transition-colors hover:border-line-strong hover:text-text disabled:bg-sunken disabled:text-faint data-[state=checked]:border-text data-[state=checked]:text-text data-[state=checked]:inset-ring data-[state=checked]:inset-ring-text',
        // Beside a name of several lines, pictures stay in one row.
        option.picture === undefined && 'justify-center',
      )}
    >
      {option.picture}
      <span className="line-clamp-3 max-w-full leading-tight words-whole">{option.label}</span>
    </RadixRadio.Item>
  );
}

function ChipItem<Value extends string>({ option }: { option: RadioOption<Value> }) {
  return (
    <RadixRadio.Item
      value={option.value}
      disabled={option.disabled ?? false}
      className="min-h-8 rounded-full border border-line bg-raised px-3 text-sm text-muted transition-colors touch-target hover:border-line-strong hover:text-text disabled:bg-sunken disabled:text-faint data-[state=checked]:border-inverse data-[state=checked]:bg-inverse data-[state=checked]:text-on-inverse"
    >
      {option.label}
    </RadixRadio.Item>
  );
}

const layouts = {
  list: { className: 'flex flex-col gap-3', Item: ListItem },
  cards: { className: 'grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2', Item: CardItem },
  chips: { className: 'flex flex-wrap gap-2', Item: ChipItem },
  row: {
    // As wide as the sheet or page around it, so that what goes on beyond the edge is seen to.
    className:
      '-mx-6 flex gap-2 overflow-x-auto px-6 py-1 [scrollbar-width:none] *:shrink-0 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:p-0',
    Item: ChipItem,
  },
};

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { value, onValueChange, options, layout = 'list', ...text } = props;
  const { className, Item } = layouts[layout];
  return (
    <Field kind="group" {...text}>
      {(control) => (
        <RadixRadio.Root
          {...control}
          value={value}
          onValueChange={(next) => onValueChange(next as Value)}
          className={className}
        >
          {options.map((option) => (
            <Item key={option.value} option={option} />
          ))}
        </RadixRadio.Root>
      )}
    </Field>
  );
}
