import { loadMessages } from '@adwright/i18n/load-messages.ts';
import { PrimitivesPage } from '../primitives/primitives-page.tsx';
import { MoreMessages } from '../words/messages-provider.tsx';
import type { Route } from './+types/primitives';

export async function loader() {
  return { messages: await loadMessages('en', ['primitives', 'film-timeline']) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData.messages.primitives.title }, { name: 'robots', content: 'noindex' }];
}

/** An internal page: every primitive in every state, for the eye and for the tests. */
export default function Primitives({ loaderData }: Route.ComponentProps) {
  return (
    <MoreMessages messages={loaderData.messages}>
      <PrimitivesPage />
    </MoreMessages>
  );
}
