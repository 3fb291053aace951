import type { LocaleCode } from '@adwright/i18n/locales.ts';
import type { FilmTranslation } from '@adwright/studio/document/film-translation.ts';
import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { DocumentLine } from '../plan/document.ts';
import { speakersIn } from '../plan/speakers.ts';
import { changeLine, mergeLine, splitLine } from '../plan/edit-lines.ts';
import { roomOf } from '../plan/fit-lines.ts';
import type { Change } from './parts.ts';
import { nameOfLanguage } from '../plan/language-name.ts';
import { type LineAction, LineRow } from './line-row.tsx';

type LineTableProps = {
  document: FilmTranslation;
  language: LocaleCode | undefined;
  onChange: Change;
  onPlay: (second: number) => void;
};

const actions: Readonly<Record<LineAction, (lines: DocumentLine[], id: string) => DocumentLine[]>> = {
  split: splitLine,
  merge: mergeLine,
  remove: (lines, id) => lines.filter((line) => line.id !== id),
};

/** What is said in the film beside what is said instead. */
export function LineTable({ document, language, onChange, onPlay }: LineTableProps) {
  const t = useTranslations('tool-video-translation');
  const { lines, seconds } = document;
  const speakers = useMemo(() => speakersIn(lines), [lines]);
  const put = useCallback(
    (id: string, some: Partial<DocumentLine>) =>
      onChange((before) => ({ ...before, lines: changeLine(before.lines, id, some) })),
    [onChange],
  );
  const act = useCallback(
    (id: string, action: LineAction) => onChange((before) => ({ ...before, lines: actions[action](before.lines, id) })),
    [onChange],
  );
  return (
    <>
      <div aria-hidden="true" className="-mb-1 hidden gap-3 px-4 text-sm font-medium @2xl:grid @2xl:grid-cols-2">
        <span>{t('transcript')}</span>
        <span>{language && nameOfLanguage(language)}</span>
      </div>
      <ol aria-label={t('translation')} className="flex flex-col gap-4">
        {lines.map((line, index) => (
          <LineRow
            key={line.id}
            line={line}
            number={index + 1}
            isLast={index === lines.length - 1}
            room={roomOf(lines, index, seconds)}
            speakers={speakers}
            language={language}
            onPut={put}
            onAct={act}
            onPlay={onPlay}
          />
        ))}
      </ol>
    </>
  );
}
