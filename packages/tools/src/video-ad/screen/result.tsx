import type { ExportedDocument, Run } from '@adwright/contract/run/run.ts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { arrangeOutputs } from '../../arrange-outputs.ts';
import { adParts } from '../../kit/ad-designs/plan/ad-parts.ts';
import { ResultFiles } from '../../kit/form/screen/result-files.tsx';
import { type VideoAdInput, VideoAdOutput } from '../contract.ts';
import type { VideoAdFields } from './fields.ts';
import { FilmPlayer } from './film-player.tsx';
import { ResultActions } from './result-actions.tsx';

const FilmStudio = lazy(async () => ({ default: (await import('./film-studio.tsx')).FilmStudio }));
const HookDialog = lazy(async () => ({ default: (await import('./hook-dialog.tsx')).HookDialog }));

type VideoAdResultProps = {
  run: Run;
  busy: boolean;
  onRun: (input: VideoAdInput, document?: ExportedDocument) => void;
  /** The same film with something else in it goes into the fields. */
  onRemake: (some: Partial<VideoAdFields>) => void;
};

/** The finished films, to watch, to edit, to vary and to take away. */
export function VideoAdResult({ run, busy, onRun, onRemake }: VideoAdResultProps) {
  const output = useMemo(() => VideoAdOutput.safeParse(run.output), [run.output]);
  const [open, setOpen] = useState<'editor' | 'hooks' | null>(null);
  if (!output.success) return null;
  const { made_of: made } = output.data;
  const isEdited = (run.input as Partial<VideoAdInput>).film !== undefined && (run.input as VideoAdInput).film !== null;
  const { files } = arrangeOutputs({ helperFiles: adParts }, run.assets);
  return (
    <div className="flex flex-col gap-6">
      <ResultActions
        run={run}
        onEdit={run.project_id !== null && (made !== null || isEdited) ? () => setOpen('editor') : undefined}
        onHooks={made !== null && !isEdited ? () => setOpen('hooks') : undefined}
        onRemake={onRemake}
      />
      <FilmPlayer run={run} output={output.data} />
      <ResultFiles assets={files} />
      <Suspense>
        {open === 'editor' && run.project_id !== null && (
          <FilmStudio run={run} projectId={run.project_id} busy={busy} onRun={onRun} onClose={() => setOpen(null)} />
        )}
        {open === 'hooks' && <HookDialog run={run} busy={busy} onRun={onRun} onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  );
}
