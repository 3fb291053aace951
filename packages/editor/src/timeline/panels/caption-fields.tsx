import { classNames } from '@adwright/ui/class-names.ts';
import { controlClass } from '@adwright/ui/field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ownerOf, placesOf } from '../edits/carry-along.ts';
import { removeItem } from '../edits/edit-item.ts';
import { writeWord } from '../edits/move-word.ts';
import type { FilmEditor } from '../film-editor.ts';
import { captionsOf } from '../model/spans.ts';
import { useFilm } from '../use-film.ts';

/** The captions of a scene, word by word: each can be put right without moving the others. */
export function CaptionFields({ editor, scene }: { editor: FilmEditor; scene: string }) {
  const t = useTranslations('film-timeline.scene');
  const creative = useFilm(editor, (state) => state.creative);
  const captions = captionsOf(creative);
  if (!captions) return null;
  const places = placesOf(creative);
  const { layer, start } = captions;
  const words = layer.words
    .map(({ text, start: from }, index) => ({ text, index, from: start + from }))
    .filter(({ from }) => ownerOf(places, from)?.id === scene);
  if (words.length === 0) return null;
  return (
    <div role="group" aria-label={t('captions')} className="flex flex-col gap-2">
      <span className="text-sm font-medium">{t('captions')}</span>
      <div className="flex flex-wrap gap-1" dir="auto">
        {words.map((word) => (
          <WordField key={word.index} editor={editor} id={layer.id} {...word} />
        ))}
      </div>
    </div>
  );
}

type WordFieldProps = { editor: FilmEditor; id: string; index: number; text: string; from: number };

/** A word that is wiped out is gone once the field is left. */
function WordField({ editor, id, index, text, from }: WordFieldProps) {
  const t = useTranslations('film-timeline.scene');
  const [empty, setEmpty] = useState(false);
  return (
    <input
      value={empty ? '' : text}
      dir="auto"
      maxLength={80}
      aria-label={t('word', { number: index + 1 })}
      onFocus={() => editor.seek(from + 0.05)}
      onChange={({ target }) => {
        const wiped = target.value.trim() === '';
        setEmpty(wiped);
        if (!wiped) editor.edit((now) => writeWord(now, id, index, target.value), `word ${id} ${index}`);
      }}
      onBlur={() => {
        if (empty) editor.edit((now) => removeItem(now, { kind: 'word', id, index }));
        setEmpty(false);
        editor.rest();
      }}
      style={{ width: `${Math.max(3, [...text].length + 2)}ch` }}
      className={classNames(controlClass, 'h-9 px-2 touch-target')}
    />
  );
}
