import { type ReactNode, Suspense } from 'react';
import { PartBoundary } from '../parts/part-boundary.tsx';

/** A preview may come late or not at all; its tile works without it. */
export function PreviewPlace({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  return (
    <PartBoundary>
      <Suspense fallback={waiting}>{children}</Suspense>
    </PartBoundary>
  );
}
