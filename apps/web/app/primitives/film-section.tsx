import { PictureHostContext } from '@adwright/creative-view/picture-host.ts';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from './specimen.tsx';

const FilmDemo = lazy(async () => ({ default: (await import('./film-demo.tsx')).FilmDemo }));

const pictures = { pictureUrl: () => Promise.resolve(null) };
const never = () => () => undefined;

/** The editor of films, on a film from a template: nothing on the site opens it yet. */
export function FilmSection() {
  const sections = useTranslations('primitives.sections');
  // A canvas has nothing to draw on a server.
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <Section title={sections('film')}>
      <PictureHostContext value={pictures}>
        <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>{inBrowser && <FilmDemo />}</Suspense>
      </PictureHostContext>
    </Section>
  );
}
