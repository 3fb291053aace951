import { Suspense, lazy, useSyncExternalStore } from 'react';
import { toastsWanted } from './toast.ts';
import type { ToasterProps } from './toaster.tsx';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** Once, near the root. Costs nothing until the first toast. */
export function ToastHost(props: ToasterProps) {
  const wanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.get, () => false);
  if (!wanted) return null;
  return (
    <Suspense>
      <Toaster {...props} />
    </Suspense>
  );
}
