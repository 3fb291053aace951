import { loadMessages } from '@adwright/i18n/load-messages.ts';
import { lazy, Suspense } from 'react';
import { MoreMessages } from '../words/messages-provider.tsx';
import type { Route } from './+types/primitives';

// Every page's manifest lists what each route loads: a page for developers must not be most of it.
const PrimitivesPage = lazy(async () => ({
  default: (await import('../primitives/primitives-page.tsx')).PrimitivesPage,
}));

export async function loader() {
  return { messages: await loadMessages('en', ['primitives']) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData.messages.primitives.title }, { name: 'robots', content: 'noindex' }];
}

/** An internal page: every primitive in every state, for the eye and for the tests. */
export default function Primitives({ loaderData }: Route.ComponentProps) {
  return (
    <MoreMessages messages={loaderData.messages}>
      <Suspense>
        <PrimitivesPage />
      </Suspense>
    </MoreMessages>
  );
}
