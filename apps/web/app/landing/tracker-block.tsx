import { lazy, Suspense } from 'react';
import { LazyMessages } from '../words/lazy-messages.tsx';
import { useNear } from './use-near.ts';

const TrackerBoard = lazy(async () => ({ default: (await import('../dashboard/tracker-board.tsx')).TrackerBoard }));

/** The tracker itself, fetched after the page: its place is kept until then. */
export function TrackerBlock() {
  const [place, near] = useNear();
  const room = <div aria-hidden="true" className="min-h-[30rem] rounded-card bg-sunken" />;
  return (
    <section ref={place} className="page-width pb-20">
      {near ? (
        <Suspense fallback={room}>
          <LazyMessages areas={['library', 'tracker']}>
            <TrackerBoard />
          </LazyMessages>
        </Suspense>
      ) : (
        room
      )}
    </section>
  );
}
