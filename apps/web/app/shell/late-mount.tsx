import { lazy, Suspense, useEffect, useState } from 'react';

const LateParts = lazy(async () => ({ default: (await import('../late/late-parts.tsx')).LateParts }));

/** What a page does not need to be read is fetched once it stands. */
export function LateMount() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  if (!wanted) return null;
  return (
    <Suspense>
      <LateParts />
    </Suspense>
  );
}

function whenIdle(action: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(action, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(action, { timeout: 500 });
  return () => cancelIdleCallback(handle);
}
