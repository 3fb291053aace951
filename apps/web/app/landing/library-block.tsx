import { lazy, Suspense } from 'react';
import { LazyMessages } from '../words/lazy-messages.tsx';
import { useNear } from './use-near.ts';

const LibraryWall = lazy(async () => ({ default: (await import('../dashboard/library-wall.tsx')).LibraryWall }));

/** The library itself, fetched after the page: its place is kept until then. */
export function LibraryBlock() {
  const [place, near] = useNear();
  const room = <div aria-hidden="true" className="min-h-[60rem] rounded-card bg-sunken" />;
  return (
    <section ref={place} className="page-width pb-20">
      {near ? (
        <Suspense fallback={room}>
          <LazyMessages areas={['library']}>
            <LibraryWall />
          </LazyMessages>
        </Suspense>
      ) : (
        room
      )}
    </section>
  );
}
