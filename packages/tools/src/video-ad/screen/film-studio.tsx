import type { ExportedDocument, Run } from '@adwright/contract/run/run.ts';
import { FilmWorkspace } from '@adwright/editor/timeline/film-workspace.tsx';
import { useFilm } from '@adwright/editor/timeline/use-film.ts';
import type { Film } from '@adwright/studio/document/film.ts';
import { Button } from '@adwright/ui/button.tsx';
import { FullScreenDialog } from '@adwright/ui/full-screen-dialog.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { Film as FilmIcon, X } from 'lucide-react';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EditsFailed } from '../../kit/form/screen/edits-failed.tsx';
import { ProjectDeleted } from '../../kit/form/screen/project-deleted.tsx';
import { editorHost } from '../../kit/form/screen/editor-host.tsx';
import { type DocumentSession, useToolHost } from '../../kit/form/screen/tool-host.ts';
import { useDocument } from '../../kit/form/screen/use-document.ts';
import { useExport } from '../../kit/form/screen/use-export.ts';
import { contract, VideoAdInput } from '../contract.ts';
import { ClipField } from './clip-field.tsx';
import { covers } from '../plan/price.ts';
import { filmOfRun } from './film-of-run.ts';
import { useFilmDocument } from './use-film-document.ts';
import { useFilmSound } from './use-film-sound.ts';
import { rememberLine, useSpoken, type WantedLine } from '../../kit/voice/screen/use-spoken.ts';

const filmHost = { ...editorHost, ClipField };

type FilmStudioProps = {
  run: Run;
  projectId: string;
  busy: boolean;
  onRun: (input: VideoAdInput, document: ExportedDocument) => void;
  onClose: () => void;
};

/** A finished film in the editor, on a whole screen. Everything done here is kept in the project's document. */
export function FilmStudio(props: FilmStudioProps) {
  const { run, projectId, onClose } = props;
  const t = useTranslations('tool-video-ad');
  const [initial] = useState(() => filmOfRun(run));
  const opened = useDocument({ kind: 'film', projectId, initial: initial as Film });
  const { session } = opened;
  return (
    <FullScreenDialog open onOpenChange={(open) => !open && onClose()} title={t('editor')}>
      {opened.missing ? (
        <ProjectDeleted />
      ) : opened.failed ? (
        <EditsFailed onRetry={opened.retry} />
      ) : session === null ? (
        <Skeleton className="m-8 h-96 flex-1 rounded-card" />
      ) : (
        <OpenStudio {...props} session={session} />
      )}
    </FullScreenDialog>
  );
}

/** The document once this run counts instead of the one it names; null while that one still does. */
function documentAfter(run: Run, named: Run, film: Film): Film | null {
  if (run.status !== 'succeeded' || run.created_at <= named.created_at) return null;
  const edited = (run.input as Partial<VideoAdInput>).film ?? null;
  // The project was run once more: its new film takes the place of the old one, which stays in the history.
  if (edited === null) return filmOfRun(run);
  // What was paid for since need not be paid for again.
  return covers(run.output, named.output) ? { ...film, run_id: run.id } : null;
}

/** The run the document names: what was paid there is not paid again. */
function usePaidRun(run: Run, session: DocumentSession): Run | null {
  const host = useToolHost();
  const named = (session.get().document as Film).run_id;
  const [found, setFound] = useState<Run | null>(run.id === named ? run : null);
  useEffect(() => {
    if (named === null || named === run.id) return undefined;
    let gone = false;
    const look = async (): Promise<void> => {
      const there = await host.run(named);
      if (gone) return;
      const next = documentAfter(run, there, session.get().document as Film);
      if (next) session.change(next);
      setFound(next ? run : there);
    };
    // Deleted since: then nothing of it counts as paid.
    look().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [host, named, run, session]);
  return found;
}

/** The order of these files: the film as it stands, about what the first one was about. */
function orderOf(run: Run, film: Film): VideoAdInput {
  const order = VideoAdInput.parse({ ...(run.input as object), hooks: [], after: null, film: null });
  return { ...order, film, ratios: Object.keys(film.formats) as VideoAdInput['ratios'] };
}

function OpenStudio({ run, projectId, busy, onRun, onClose, session }: FilmStudioProps & { session: DocumentSession }) {
  const t = useTranslations('tool-video-ad');
  const host = useToolHost();
  const editor = useFilmDocument(session);
  const film = useFilm(editor, (state) => state.film);
  const paid = usePaidRun(run, session);
  const { saving, exportDocument } = useExport(session, projectId, onRun);
  const price = useMemo(() => contract.price(orderOf(run, film), ...(paid ? [paid] : [])), [run, film, paid]);
  const { sound, speak, note } = useStudioSound(editor, run);
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <header className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-2 sm:px-8">
        <IconButton label={t('closeEditor')} icon={<X />} onClick={onClose} />
        <p aria-hidden="true" className="font-medium">
          {t('editor')}
        </p>
        <span className="ms-auto">{host.documentStatus(session)}</span>
        <Button
          variant="primary"
          icon={<FilmIcon />}
          loading={busy || saving}
          onClick={() => {
            exportDocument((document) => orderOf(run, document as Film));
            onClose();
          }}
        >
          {t('form.actionWithCost', { action: t('exportEdited'), cost: t('form.cost', { credits: price }) })}
        </Button>
      </header>
      <main className="flex min-h-0 flex-1 flex-col overflow-y-auto p-4 sm:px-8">
        <FilmWorkspace
          editor={editor}
          host={filmHost}
          speak={speak}
          sound={sound}
          aside={
            <p role="status" className="text-sm text-muted">
              {note}
            </p>
          }
        />
      </main>
    </div>
  );
}

function useStudioSound(editor: ReturnType<typeof useFilmDocument>, run: Run) {
  const t = useTranslations('tool-video-ad');
  const host = useToolHost();
  const { lines, creative } = useFilm(editor, (state) => ({ lines: state.film.lines, creative: state.creative }));
  const keys = Object.keys(lines);
  const wanted = keys.map((key): WantedLine => {
    const line = lines[key];
    return line ? { text: line.text, voice_id: line.voice, speed: line.speed } : null;
  });
  const spoken = useSpoken(wanted, true);
  const sound = useFilmSound(creative, (name) => spoken.lines[keys.indexOf(name)] ?? null);
  const { voice, speed } = run.input as Pick<VideoAdInput, 'voice' | 'speed'>;
  const speak =
    voice === null
      ? null
      : async (text: string) => {
          const line = { text, voice_id: voice, speed };
          const heard = await host.speak(line);
          rememberLine(line, heard);
          return { text, voice, speed, seconds: heard.seconds, words: heard.words.slice(0, 200) };
        };
  const state = spoken.failed || sound.state === 'failed' ? 'soundFailed' : spoken.speaking ? 'voicesComing' : null;
  const note = state ?? (sound.state === 'loading' ? 'musicComing' : sound.state === 'none' ? 'noSound' : 'soundReady');
  return { sound: sound.buffer, speak, note: t(note) };
}
