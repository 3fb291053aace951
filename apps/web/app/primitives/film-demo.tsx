import { createFilmEditor, filmOfOne } from '@adwright/editor/timeline/film-editor.ts';
import { FilmStage } from '@adwright/editor/timeline/film-stage.tsx';
import { FilmTimeline } from '@adwright/editor/timeline/film-timeline.tsx';
import { sampleFilm } from '@adwright/editor/timeline/sample-film.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

export function FilmDemo() {
  const t = useTranslations('primitives.sections');
  const [editor] = useState(() => createFilmEditor(filmOfOne(sampleFilm())));
  return (
    <div className="grid gap-6 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <FilmStage editor={editor} label={t('film')} />
      <FilmTimeline editor={editor} />
    </div>
  );
}
