import { TextField } from '@adwright/ui/text-field.tsx';
import { type ComponentProps, useState } from 'react';
import { amountIn } from '../plan/typed-text.ts';

type AmountFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onValueChange'> & {
  value: number | null;
  onValueChange: (amount: number | null) => void;
};

/** An amount is typed in steps that are none yet ("2."), so its text is kept apart from its value. */
export function AmountField({ value, onValueChange, ...rest }: AmountFieldProps) {
  const [text, setText] = useState(String(value ?? ''));
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      dir="ltr"
      value={amountIn(text) === value ? text : String(value ?? '')}
      onValueChange={(typed) => {
        setText(typed);
        onValueChange(amountIn(typed));
      }}
    />
  );
}
