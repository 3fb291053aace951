import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useId } from 'react';
import { buttonClass } from './button-class.ts';
import type { ButtonSize, ButtonVariant } from './button-class.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: ReactNode;
  /** Keeps the button's width and focus while its work is under way. */
  loading?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Why it cannot be pressed, in words, shown below it. Sets `disabled`. */
  disabledReason?: string | undefined;
  /** A press that cannot do its work: show what is missing. */
  onBlockedPress?: (() => void) | undefined;
};

/** Disabled buttons stay focusable, so that everyone can find out why. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon,
    loading = false,
    disabledReason,
    disabled,
    onBlockedPress,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const reasonId = useId();
  const off = disabled === true || disabledReason !== undefined;
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (!off && !loading) return onClick?.(event);
    event.preventDefault();
    if (off) onBlockedPress?.();
  };
  const button = (
    <button
      type="button"
      {...rest}
      onClick={click}
      aria-disabled={off || undefined}
      aria-busy={loading || undefined}
      aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
      className={buttonClass(variant, size, disabledReason === undefined ? className : 'w-full')}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  );
  if (disabledReason === undefined) return button;
  return (
    <span className={`inline-flex flex-col gap-2 ${className ?? ''}`}>
      {button}
      <span id={reasonId} className="text-sm text-muted text-center">
        {disabledReason}
      </span>
    </span>
  );
}
