import { type LocaleCode, localeOf } from '@adwright/i18n/locales.ts';
import type { FilmTranslation } from '@adwright/studio/document/film-translation.ts';
import { srtOfCues, vttOfCues } from '@adwright/studio/subtitle-files.ts';
import { Button } from '@adwright/ui/button.tsx';
import { DropdownMenu } from '@adwright/ui/dropdown-menu.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { ClipboardPaste, Download, FileUp, Languages } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';
import { silentLines } from '../plan/document.ts';
import { decodeText } from '../plan/decode-text.ts';
import { sayLines } from '../plan/edit-lines.ts';
import { readSubtitles } from '../plan/read-subtitles.ts';
import { takeCues } from '../plan/take-cues.ts';
import { readXliff, writeXliff } from '../plan/xliff.ts';
import type { Change } from './parts.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { saveText } from './save-text.ts';
import { useTranslator } from './use-translator.ts';

const mostBytes = 4 * 1024 * 1024;

type TranslationToolsProps = { document: FilmTranslation; language: LocaleCode; onChange: Change };

/** The ways a translation comes in, and out. */
export function TranslationTools({ document, language, onChange }: TranslationToolsProps) {
  const t = useTranslations('tool-video-translation');
  const { remote } = useToolHost();
  const picker = useRef<HTMLInputElement>(null);
  const [pasting, setPasting] = useState(false);
  const translator = useTranslator(document, language, onChange);
  const silent = silentLines(document, language);
  const take = (texts: Readonly<Record<string, string>>): void => {
    const known = new Set(document.lines.map(({ id }) => id));
    const count = Object.keys(texts).filter((id) => known.has(id)).length;
    if (count === 0) return void toast.error(t('nothingFound'));
    onChange((before) => ({ ...before, lines: sayLines(before.lines, language, texts) }));
    toast.success(t('imported', { count }));
  };
  async function read(file: File): Promise<void> {
    const bytes = file.size > mostBytes ? new Uint8Array() : new Uint8Array(await file.arrayBuffer());
    const text = decodeText(bytes, language);
    take(/<xliff\b/iu.test(text) ? readXliff(text) : takeCues(document.lines, readSubtitles(text)));
  }
  return (
    <>
      {remote.includes('translation') ? (
        translator.engine !== null && <Notice tone="info">{t('translated', { engine: translator.engine })}</Notice>
      ) : (
        <Notice tone="info">{t('noTranslator')}</Notice>
      )}
      {translator.problem !== undefined && (
        <Notice tone="danger" urgent>
          {translator.problem}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {remote.includes('translation') && (
          <Button size="sm" icon={<Languages />} loading={translator.working} onClick={translator.start}>
            {t('translateAll')}
          </Button>
        )}
        <Button size="sm" icon={<ClipboardPaste />} onClick={() => setPasting(true)}>
          {t('paste')}
        </Button>
        <Button size="sm" icon={<FileUp />} onClick={() => picker.current?.click()}>
          {t('import')}
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".srt,.vtt,.xlf,.xliff,application/x-subrip,text/vtt,application/xliff+xml"
          aria-label={t('import')}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void read(file);
            target.value = '';
          }}
        />
        <ExportMenu document={document} language={language} />
      </div>
      {silent > 0 && <p className="text-sm text-warn-text">{t('silent', { count: silent })}</p>}
      <PasteDialog open={pasting} onOpenChange={setPasting} lines={document.lines} onTexts={take} />
    </>
  );
}

function ExportMenu({ document, language }: Omit<TranslationToolsProps, 'onChange'>) {
  const t = useTranslations('tool-video-translation');
  const { lines, spoken } = document;
  const cues = (textOf: (line: (typeof lines)[number]) => string) =>
    lines
      .map((line) => ({ start: line.start, end: line.end, text: textOf(line).trim() }))
      .filter(({ text }) => text !== '');
  const said = () => cues((line) => line.said[language] ?? '');
  const tagOf = (code: string): string => (code === '' ? 'und' : localeOf(code as LocaleCode).tag);
  const xliff = () =>
    writeXliff(
      lines.map(({ id, text, said: texts }) => ({ id, source: text, target: texts[language] ?? '' })),
      { from: tagOf(spoken), to: tagOf(language) },
    );
  const entry = (label: string, name: string, mime: string, text: () => string) =>
    ({ kind: 'action', label, onSelect: () => saveText(name, mime, text()) }) as const;
  return (
    <DropdownMenu
      trigger={
        <Button size="sm" icon={<Download />}>
          {t('export')}
        </Button>
      }
      entries={[
        entry(t('exportTranscript'), `transcript-${spoken || 'und'}.srt`, 'application/x-subrip', () =>
          srtOfCues(cues(({ text }) => text)),
        ),
        entry(t('exportSrt'), `translation-${language}.srt`, 'application/x-subrip', () => srtOfCues(said())),
        entry(t('exportVtt'), `translation-${language}.vtt`, 'text/vtt', () => vttOfCues(said())),
        entry(t('exportXliff'), `translation-${language}.xlf`, 'application/xliff+xml', xliff),
      ]}
    />
  );
}
