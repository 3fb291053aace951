import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'solid' | 'outline' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const base =
  'inline-flex items-center justify-center gap-2 rounded-control border font-medium text-center select-none touch-target ' +
  'transition-[background-color,border-color,color,translate] active:translate-y-px ' +
  'aria-disabled:active:translate-y-0 aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-faint ' +
  '[&_svg]:size-[1.15em] [&_svg]:shrink-0';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover font-semibold',
  solid: 'border-transparent bg-inverse text-on-inverse hover:bg-inverse-hover',
  outline: 'border-line-strong bg-raised text-text hover:bg-hover',
  ghost: 'border-transparent text-text hover:bg-hover',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-hover',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 py-1 text-sm',
  md: 'min-h-10 px-4 py-2 text-sm',
  lg: 'min-h-12 px-6 py-3 text-base',
};

/** The look of a button for things that are not one, such as links. */
export function buttonClass(variant: ButtonVariant = 'outline', size: ButtonSize = 'md', className?: string): string {
  return classNames(base, variants[variant], sizes[size], className);
}
