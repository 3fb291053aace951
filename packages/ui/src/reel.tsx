import './reel.css';
import type { ReactNode } from 'react';
import { classNames } from '@adwright/ui/class-names.ts';

/** Shows three things in turn, in one place. */
export function Reel({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('reel', className)}>{children}</div>;
}
