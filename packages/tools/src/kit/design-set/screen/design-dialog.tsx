import { sameJson } from '@adwright/contract/document/json-value.ts';
import type { CreativeEditorProps } from '@adwright/editor/creative-editor.tsx';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { FullScreenDialog } from '@adwright/ui/full-screen-dialog.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { lazy, Suspense, useState } from 'react';
import { type DocumentSession, useToolHost } from '../../form/screen/tool-host.ts';

const AdEditor = lazy(async () => ({ default: (await import('../../form/screen/ad-editor.tsx')).AdEditor }));

type DesignDialogProps = {
  title: string;
  session: DocumentSession;
  /** As the document has it. */
  design: AdDesign;
  placements: CreativeEditorProps['placements'];
  facts?: CreativeEditorProps['facts'];
  /** Keeps it, and answers it as it was kept. */
  onKeep: (design: AdDesign) => AdDesign;
  onClose: () => void;
};

/** The editor on a whole screen; every finished change is kept at once, and the header says whether it is saved. */
export function DesignDialog({ title, session, design, placements, facts, onKeep, onClose }: DesignDialogProps) {
  const host = useToolHost();
  const [last, setLast] = useState<{ made: AdDesign; kept: AdDesign } | null>(null);
  // What is kept is pinned. The editor gets its own back, or it would take it for somebody else's and forget how to undo.
  const shown = last && sameJson(last.kept, design) ? last.made : design;
  return (
    <FullScreenDialog open onOpenChange={(open) => !open && onClose()} title={title}>
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b px-4 py-2 sm:px-8">
          <p aria-hidden="true" className="font-medium">
            {title}
          </p>
          {host.documentStatus(session)}
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-4 sm:px-8 sm:pb-8">
          <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
            <AdEditor
              design={shown}
              placements={placements}
              facts={facts}
              onChange={(made) => setLast({ made, kept: onKeep(made) })}
              onDone={onClose}
            />
          </Suspense>
        </div>
      </div>
    </FullScreenDialog>
  );
}
