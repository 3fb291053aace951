import * as RadixSwitch from 'radix-ui/switch';
import { useId } from 'react';
import { classNames } from './class-names.ts';

type SwitchProps = {
  label: string;
  hint?: string | undefined;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** For what takes effect at once; a choice that waits for a button is a checkbox. */
export function Switch({ label, hint, checked, onCheckedChange, disabled = false, className }: SwitchProps) {
  const id = useId();
  const hintId = `${id}h`;
  return (
    <div
      className={classNames(
        'flex items-start justify-between gap-4 pointer-coarse:min-h-11 pointer-coarse:py-2.5',
        className,
      )}
    >
      <div className="flex min-w-0 flex-col gap-0.5">
        <label htmlFor={id} className={classNames('text-sm font-medium', disabled && 'text-faint')}>
          {label}
        </label>
        {hint !== undefined && (
          <p id={hintId} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
      <RadixSwitch.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onCheckedChange}
        aria-describedby={hint === undefined ? undefined : hintId}
        className="group inline-flex h-6 w-10 shrink-0 items-center rounded-full border border-line-strong bg-sunken px-0.5 transition-colors touch-area disabled:border-line data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=checked]:disabled:border-line data-[state=checked]:disabled:bg-line"
      >
        <RadixSwitch.Thumb className="size-4.5 rounded-full bg-line-strong transition-[translate,background-color] data-[state=checked]:not-group-disabled:bg-on-accent ltr:data-[state=checked]:translate-x-4 rtl:data-[state=checked]:-translate-x-4" />
      </RadixSwitch.Root>
    </div>
  );
}
