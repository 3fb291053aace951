import { useState } from 'react';
import { classNames } from './class-names.ts';
import { Field, controlClass } from './field.tsx';
import type { FieldText } from './field.tsx';

type ColorFieldProps = FieldText & {
  /** `#rrggbb` */
  value: string;
  onValueChange: (value: string) => void;
  /** Names the square that opens the platform's colour picker. */
  pickLabel: string;
};

const shorthand = /^#?([\da-f])([\da-f])([\da-f])$/i;

/** Accepts `abc`, `#abc`, `aabbcc` and `#aabbcc`. */
function toHex(raw: string): string | undefined {
  const text = raw.trim();
  const short = shorthand.exec(text);
  if (short) return `#${[short[1], short[2], short[3]].map((digit) => `${digit}${digit}`).join('')}`.toLowerCase();
  return /^#?[\da-f]{6}$/i.test(text) ? `#${text.replace('#', '').toLowerCase()}` : undefined;
}

/** A half-typed colour is kept in the field but not handed on; leaving the field puts the last good one back. */
export function ColorField({ value, onValueChange, pickLabel, ...text }: ColorFieldProps) {
  const [draft, setDraft] = useState<string>();
  const type = (raw: string): void => {
    setDraft(raw);
    const hex = toHex(raw);
    if (hex !== undefined) onValueChange(hex);
  };
  return (
    <Field {...text}>
      {(control) => (
        <div className="relative flex items-center">
          <input
            type="color"
            aria-label={pickLabel}
            title={pickLabel}
            value={value}
            onChange={(event) => {
              setDraft(undefined);
              onValueChange(event.target.value);
            }}
            className="absolute start-1.5 size-7 pointer-coarse:start-1 cursor-pointer appearance-none overflow-hidden rounded-[6px] border border-line-strong bg-transparent p-0 pointer-coarse:size-10 [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0"
          />
          <input
            {...control}
            type="text"
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            maxLength={7}
            value={draft ?? value}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setDraft(undefined)}
            className={classNames(
              controlClass,
              'h-10 pe-3 ps-11 font-mono touch-target pointer-coarse:ps-13 rtl:text-end rtl:pe-11 rtl:ps-3 rtl:pointer-coarse:pe-13',
            )}
          />
        </div>
      )}
    </Field>
  );
}
