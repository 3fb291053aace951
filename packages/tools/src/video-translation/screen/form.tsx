import type { FilmTranslation } from '@adwright/studio/document/film-translation.ts';
import { useEffect, useRef, useState } from 'react';
import { ToolAreaContext } from '../../kit/form/screen/form-words.ts';
import { PresetsContext } from '../../kit/form/screen/presets.ts';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';
import { documentOf } from '../plan/document.ts';
import type { Props } from './parts.ts';
import { Beginning } from './beginning.tsx';
import { TranslationDesk } from './translation-desk.tsx';
import { dubOf, transcriptOf } from './run-parts.ts';
import { DubOpened } from './dub-opened.tsx';

type Place = {
  /** The piece of work that keeps the lines. */
  readonly projectId: string;
  /** What it begins with; null where somebody has saved something already. */
  readonly initial: FilmTranslation | null;
  /** The language to begin with. */
  readonly opened?: string | undefined;
  /** What to begin anew with where the piece of work was deleted. */
  readonly otherwise?: FilmTranslation;
};

function Form(props: Props) {
  const { initial, projectId: stored = null, run, onKept } = props;
  const host = useToolHost();
  const [place, setPlace] = useState<Place | null>(stored === null ? null : { projectId: stored, initial: null });
  const [video, setVideo] = useState(initial && 'video' in initial ? (initial.video ?? null) : null);
  const beginning = useRef(false);

  function take(next: Place): void {
    setPlace(next);
    onKept?.(next.projectId);
  }

  /** With a key, what was begun with it before goes on. */
  async function begin(document: FilmTranslation, key?: string): Promise<void> {
    if (beginning.current) return;
    beginning.current = true;
    try {
      const params = { mode: 'transcribe', video: document.video, spoken: document.spoken || null };
      const projectId = await host.keepDraft('video-translation', params, key);
      take({ projectId, initial: document, ...(key !== undefined && { otherwise: document }) });
    } catch {
      // The toast says it; the transcript stays, and is there again after a reload.
    }
    beginning.current = false;
  }

  const heard = place === null ? transcriptOf(run, video) : null;
  useEffect(() => {
    if (heard !== null && video !== null) void begin(documentOf(video, heard));
    // oxlint-disable-next-line react/exhaustive-deps -- once for every transcript
  }, [run?.id, heard === null]);

  if (place !== null) {
    const { otherwise, ...opened } = place;
    const leave = (): void => {
      setPlace(null);
      onKept?.(null);
    };
    const gone = otherwise && { onGone: () => void begin(otherwise) };
    return <TranslationDesk key={place.projectId} {...props} {...opened} {...gone} onLeave={leave} />;
  }
  const order = dubOf(run);
  if (run !== null && order !== null) {
    const edit = (otherwise: FilmTranslation): void => {
      // Made by a call, it has no draft yet: its first edit begins one, the next finds it again.
      if (order.draft === null) return void begin(otherwise, `edit-${run.id}`);
      take({ projectId: order.draft, initial: null, opened: order.languages[0], otherwise });
    };
    return <DubOpened {...props} run={run} order={order} onEdit={edit} />;
  }
  return <Beginning {...props} video={video} onVideo={setVideo} />;
}

/** From a film to its transcript, from there to a translation that a person has read, and to the film in other languages. */
export function Screen(props: Props) {
  return (
    <ToolAreaContext value="tool-video-translation">
      {/* What is chosen here belongs to one film: there is nothing that a preset could keep. */}
      <PresetsContext value={null}>
        <Form {...props} />
      </PresetsContext>
    </ToolAreaContext>
  );
}
