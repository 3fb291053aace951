import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type CardProps = {
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  padding?: 'none' | 'md' | 'lg' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

const paddings = { none: '', md: 'p-4', lg: 'p-6' };

export function Card({ as: Element = 'div', padding = 'lg', className, children }: CardProps) {
  return (
    <Element className={classNames('min-w-0 rounded-card border bg-raised', paddings[padding], className)}>
      {children}
    </Element>
  );
}
