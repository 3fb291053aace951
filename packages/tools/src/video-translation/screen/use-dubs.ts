import { VideoTranslationInput } from '@adwright/contract/video-translate/video-translation.ts';
import type { FilmTranslation } from '@adwright/studio/document/film-translation.ts';
import { toast } from '@adwright/ui/toast.ts';
import { useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type DocumentSession, useToolHost } from '../../kit/form/screen/tool-host.ts';
import { type OrderedFrom, orderOf } from '../plan/document.ts';
import type { Change } from './parts.ts';

/** Starts a run for each language, and keeps in the document which they are: any tab finds them again. */
export function useDubs(session: DocumentSession, from: OrderedFrom, change: Change) {
  const host = useToolHost();
  const t = useTranslations('tool-video-translation');
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [working, setWorking] = useState<ReadonlySet<string>>(new Set());
  /** What was asked for without an answer is asked again under the same key: it may have begun. */
  const asked = useRef<{ readonly order: string; readonly key: string } | null>(null);

  async function begin(languages: readonly string[]): Promise<void> {
    setStarting(true);
    setProblem(undefined);
    try {
      const document = session.get().document as FilmTranslation;
      const order = VideoTranslationInput.parse(orderOf(document, languages, from));
      const text = JSON.stringify(order);
      const key = asked.current?.order === text ? asked.current.key : crypto.randomUUID();
      asked.current = { order: text, key };
      const { runs } = await host.translateVideo(order, key);
      asked.current = null;
      const made = Object.fromEntries(runs.map((run) => [run.language, run.id]));
      if (runs.every(({ id, language }) => document.runs[language] === id)) toast.info(t('upToDate'));
      change((before) => ({ ...before, runs: { ...before.runs, ...made } }));
    } catch (error) {
      setProblem(host.problemText(error));
    }
    setStarting(false);
  }

  const setBusy = useCallback((language: string, busy: boolean) => {
    setWorking((before) => {
      if (before.has(language) === busy) return before;
      const next = new Set(before);
      if (busy) next.add(language);
      else next.delete(language);
      return next;
    });
  }, []);

  return {
    starting,
    problem,
    /** Languages that are being dubbed. */
    working,
    setBusy,
    start(languages: readonly string[]): void {
      if (!starting) void begin(languages);
    },
  };
}
