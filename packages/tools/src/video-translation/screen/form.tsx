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

/** The piece of work that keeps the lines; null what it begins with where somebody has saved something already. */
type Place = { readonly projectId: string; readonly initial: FilmTranslation | null };

function Form(props: Props) {
  const { initial, projectId: stored = null, run, onKept } = props;
  const host = useToolHost();
  const [place, setPlace] = useState<Place | null>(stored === null ? null : { projectId: stored, initial: null });
  const [video, setVideo] = useState(initial && 'video' in initial ? (initial.video ?? null) : null);
  const beginning = useRef(false);

  async function begin(document: FilmTranslation): Promise<void> {
    if (beginning.current) return;
    beginning.current = true;
    try {
      const params = { mode: 'transcribe', video: document.video, spoken: document.spoken || null };
      const projectId = await host.keepDraft('video-translation', params);
      setPlace({ projectId, initial: document });
      onKept?.(projectId);
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
    const leave = (): void => {
      setPlace(null);
      onKept?.(null);
    };
    return <TranslationDesk key={place.projectId} {...props} {...place} onLeave={leave} />;
  }
  const order = dubOf(run);
  if (run !== null && order !== null)
    return <DubOpened {...props} run={run} order={order} onEdit={(document) => void begin(document)} />;
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
