import type { ReactNode } from 'react';
import { Link } from 'react-router';

export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      preventScrollReset
      className="rounded-control text-sm font-medium text-accent-text underline underline-offset-4 touch-area"
    >
      {children}
    </Link>
  );
}
