import type { FilmTranslation } from '@adwright/studio/document/film-translation.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useFormWords } from '../../kit/form/screen/form-words.ts';
import { ProjectDeleted } from '../../kit/form/screen/project-deleted.tsx';
import { useDocument } from '../../kit/form/screen/use-document.ts';
import { DeskOpen } from './desk-open.tsx';
import type { Props } from './parts.ts';

const nothing: FilmTranslation = {
  video: '00000000-0000-4000-8000-000000000000',
  seconds: 0,
  spoken: '',
  engine: '',
  lines: [],
  languages: [],
  voices: {},
  keep_music: true,
  subtitles: 'soft',
  audio_only: false,
  runs: {},
};

type TranslationDeskProps = Omit<Props, 'initial' | 'projectId'> & {
  projectId: string;
  initial: FilmTranslation | null;
  /** The language to begin with. */
  opened?: string | undefined;
  /** There is nothing to work on. */
  onLeave: () => void;
  /** It was deleted; what to do where there is another way to go on. */
  onGone?: (() => void) | undefined;
};

/** The lines of a film, kept as they are edited. */
export function TranslationDesk({ projectId, initial, onLeave, onGone, ...props }: TranslationDeskProps) {
  const t = useTranslations('tool-video-translation');
  const words = useFormWords();
  const begun = useMemo(() => JSON.parse(JSON.stringify(initial ?? nothing)) as FilmTranslation, [initial]);
  const { session, document, failed, missing, retry } = useDocument({
    kind: 'film-translation',
    projectId,
    initial: begun,
  });
  useEffect(() => {
    if (missing) onGone?.();
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [missing]);
  if (missing) return onGone ? <Skeleton className="h-80 rounded-card" /> : <ProjectDeleted />;
  if (failed)
    return (
      <Notice tone="danger" urgent action={<Button onClick={retry}>{words('tryAgain')}</Button>}>
        {words('failed')}
      </Notice>
    );
  if (session === null || document === null) return <Skeleton className="h-80 rounded-card" />;
  const translation = document as FilmTranslation;
  if (translation.lines.length === 0 && translation.seconds === 0)
    return (
      <Notice tone="info" action={<Button onClick={onLeave}>{t('listenAction')}</Button>}>
        {t('need.video')}
      </Notice>
    );
  return <DeskOpen {...props} projectId={projectId} session={session} document={translation} />;
}
