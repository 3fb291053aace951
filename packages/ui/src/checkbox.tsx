import { Check, Minus } from 'lucide-react';
import * as RadixCheckbox from 'radix-ui/checkbox';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from './class-names.ts';

type CheckboxProps = {
  label: ReactNode;
  hint?: string | undefined;
  checked: boolean | 'indeterminate';
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

export function Checkbox({ label, hint, checked, onCheckedChange, disabled = false, className }: CheckboxProps) {
  const id = useId();
  const hintId = `${id}h`;
  return (
    <div className={classNames('flex items-start gap-3 pointer-coarse:min-h-11 pointer-coarse:py-2.5', className)}>
      <RadixCheckbox.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={(next) => onCheckedChange(next === true)}
        aria-describedby={hint === undefined ? undefined : hintId}
        className="mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-[5px] border border-line-strong bg-raised transition-colors touch-area hover:border-text disabled:border-line disabled:bg-sunken data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent"
      >
        <RadixCheckbox.Indicator className="text-on-accent">
          {checked === 'indeterminate' ? (
            <Minus aria-hidden="true" className="size-4" strokeWidth={3} />
          ) : (
            <Check aria-hidden="true" className="size-4" strokeWidth={3} />
          )}
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      <div className="flex min-w-0 flex-col gap-0.5">
        <label htmlFor={id} className={classNames('text-sm', disabled && 'text-faint')}>
          {label}
        </label>
        {hint !== undefined && (
          <p id={hintId} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
