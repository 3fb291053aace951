import { mostSpeakers } from '@adwright/contract/video-translate/video-translation.ts';
import { type LocaleCode, localeOf } from '@adwright/i18n/locales.ts';
import { clock } from '@adwright/studio/clock.ts';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { TextArea } from '@adwright/ui/text-area.tsx';
import { Combine, Play, Scissors, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import type { DocumentLine } from '../plan/document.ts';
import { LengthMeter } from './length-meter.tsx';
import { nameOfLanguage } from '../plan/language-name.ts';

export type LineAction = 'split' | 'merge' | 'remove';

type LineRowProps = {
  line: DocumentLine;
  number: number;
  isLast: boolean;
  room: number;
  speakers: readonly number[];
  language: LocaleCode | undefined;
  onPut: (id: string, some: Partial<DocumentLine>) => void;
  onAct: (id: string, action: LineAction) => void;
  onPlay: (second: number) => void;
};

/** One of hundreds: drawn again only when it changes itself. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, number, isLast, room, speakers, language, onPut, onAct, onPlay } = props;
  const t = useTranslations('tool-video-translation');
  const next = Math.max(...speakers) + 1;
  const said = language === undefined ? '' : (line.said[language] ?? '');
  return (
    <li aria-label={t('line', { number })} className="flex flex-col gap-3 rounded-card border p-3 @sm:p-4">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton size="sm" label={t('play', { number })} icon={<Play />} onClick={() => onPlay(line.start)} />
        <span dir="ltr" className="text-sm text-muted tabular-nums">
          {clock(line.start, 1)}–{clock(line.end, 1)}
        </span>
        <NativeSelect<string>
          label={t('who', { number })}
          hideLabel
          className="w-40"
          value={String(line.speaker)}
          onValueChange={(speaker) => onPut(line.id, { speaker: Number(speaker) })}
          options={[
            ...speakers.map((speaker) => ({ value: String(speaker), label: t('speaker', { number: speaker }) })),
            ...(next <= mostSpeakers ? [{ value: String(next), label: t('newSpeaker') }] : []),
          ]}
        />
        <span className="ms-auto flex">
          <IconButton
            size="sm"
            label={t('splitLine', { number })}
            icon={<Scissors />}
            onClick={() => onAct(line.id, 'split')}
          />
          {!isLast && (
            <IconButton
              size="sm"
              label={t('mergeLine', { number })}
              icon={<Combine />}
              onClick={() => onAct(line.id, 'merge')}
            />
          )}
          <IconButton
            size="sm"
            label={t('removeLine', { number })}
            icon={<Trash2 />}
            onClick={() => onAct(line.id, 'remove')}
          />
        </span>
      </div>
      <div className="grid gap-3 @2xl:grid-cols-2">
        <TextArea
          label={t('lineText', { number })}
          hideLabel
          rows={2}
          maxLength={1000}
          value={line.text}
          onValueChange={(text) => onPut(line.id, { text })}
        />
        {language !== undefined && (
          <div className="flex flex-col gap-2">
            <TextArea
              label={t('lineSaid', { number, language: nameOfLanguage(language) })}
              hideLabel
              rows={2}
              maxLength={1000}
              placeholder={nameOfLanguage(language)}
              lang={localeOf(language).tag}
              // Also while it is empty, whatever language the page is in.
              dir={said === '' ? localeOf(language).dir : 'auto'}
              value={said}
              onValueChange={(text) => onPut(line.id, { said: { ...line.said, [language]: text } })}
            />
            <LengthMeter text={said} language={language} room={room} />
          </div>
        )}
      </div>
    </li>
  );
});
