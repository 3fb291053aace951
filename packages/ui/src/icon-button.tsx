import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The button's name for those who do not see the icon; also its title. */
  label: string;
  icon: ReactNode;
  size?: 'sm' | 'md' | undefined;
  variant?: 'ghost' | 'outline' | undefined;
};

export function IconButton({ label, icon, size = 'md', variant = 'ghost', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-control border text-muted touch-target',
        'transition-colors hover:bg-hover hover:text-text disabled:bg-transparent disabled:text-faint',
        variant === 'outline' ? 'border-line-strong bg-raised' : 'border-transparent',
        size === 'sm' ? 'size-8 [&_svg]:size-4' : 'size-10 [&_svg]:size-5',
        className,
      )}
    >
      {icon}
    </button>
  );
}
