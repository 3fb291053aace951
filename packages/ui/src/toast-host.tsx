import { Suspense, lazy } from 'react';
import { useStore } from 'zustand';
import { toastsWanted } from './toast.ts';
import type { ToasterProps } from './toaster.tsx';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** Once, near the root. Costs nothing until the first toast. */
export function ToastHost(props: ToasterProps) {
  const wanted = useStore(toastsWanted);
  if (!wanted) return null;
  return (
    <Suspense>
      <Toaster {...props} />
    </Suspense>
  );
}
