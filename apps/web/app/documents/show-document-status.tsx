import { lazy, type ReactNode, Suspense } from 'react';
import { LazyMessages } from '../words/lazy-messages.tsx';
import type { DocumentSession } from './document-session.ts';

const DocumentStatus = lazy(async () => ({ default: (await import('./document-status.tsx')).DocumentStatus }));

/** For a tool that has opened a document: the tool says where, this brings the words and the rest. */
export function documentStatus(session: DocumentSession): ReactNode {
  return (
    <Suspense fallback={null}>
      <LazyMessages areas={['documents']}>
        <DocumentStatus session={session} />
      </LazyMessages>
    </Suspense>
  );
}
