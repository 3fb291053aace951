import { parsePrice } from '@adwright/contract/price/parse-price.ts';
import { TextField } from '@adwright/ui/text-field.tsx';
import { type ComponentProps, useState } from 'react';
import { useFormWords } from './form-words.ts';

type AmountFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onValueChange' | 'onBlur'> & {
  value: number | null;
  /** What the amount is in, where that is known: "12.500" is a small sum of dinars and a large one of rupiah. */
  currency: string;
  /** With the currency whose sign was typed along. */
  onValueChange: (amount: number | null, currency: string | null) => void;
};

/** An amount is typed in steps that are none yet ("2."), so its text is kept apart from its value. */
export function AmountField({ value, currency, onValueChange, error, ...rest }: AmountFieldProps) {
  const t = useFormWords();
  const [text, setText] = useState(String(value ?? ''));
  const [left, setLeft] = useState(false);
  const read = (typed: string) => parsePrice(typed, currency === '' ? {} : { currency });
  const isWhatWasTyped = (read(text)?.amount ?? null) === value;
  // Nothing is dropped in silence: an ad without its price would be noticed too late.
  const isUnread = left && isWhatWasTyped && value === null && text.trim() !== '';
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      dir="ltr"
      value={isWhatWasTyped ? text : String(value ?? '')}
      error={error ?? (isUnread ? t('invalid') : undefined)}
      onBlur={() => setLeft(true)}
      onValueChange={(typed) => {
        setText(typed);
        const found = read(typed);
        onValueChange(found?.amount ?? null, found?.currency ?? null);
      }}
    />
  );
}
