import { loadMessages } from '@adwright/i18n/load-messages.ts';
import { lazy, Suspense } from 'react';
import { MoreMessages } from '../words/messages-provider.tsx';
import type { Route } from './+types/film-editor';

const FilmSection = lazy(async () => ({ default: (await import('../primitives/film-section.tsx')).FilmSection }));

export async function loader() {
  return { messages: await loadMessages('en', ['primitives', 'film-timeline']) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData.messages.primitives.sections.film }, { name: 'robots', content: 'noindex' }];
}

/** An internal page: the editor of films on a film from a template. */
export default function FilmEditor({ loaderData }: Route.ComponentProps) {
  return (
    <MoreMessages messages={loaderData.messages}>
      <main className="p-6">
        <Suspense>
          <FilmSection />
        </Suspense>
      </main>
    </MoreMessages>
  );
}
