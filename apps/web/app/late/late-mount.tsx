import { lazy, Suspense, useEffect, useState } from 'react';

const LateParts = lazy(async () => (await import('./load-late-parts.ts')).loadLateParts());

/** What a page does not need to be read is fetched once it stands. */
export function LateMount() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setWanted, 50, true);
    return () => clearTimeout(timer);
  }, []);
  if (!wanted) return null;
  return (
    <Suspense>
      <LateParts />
    </Suspense>
  );
}
