import type { LocaleCode } from '@adwright/i18n/locales.ts';
import type { FilmTranslation } from '@adwright/studio/document/film-translation.ts';
import { useEffect, useRef, useState } from 'react';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';
import { Translated } from '../contract.ts';
import { sayLines } from '../plan/edit-lines.ts';
import type { Change } from './parts.ts';

/** Fills a language in by whatever translates here. */
export function useTranslator({ lines, spoken }: FilmTranslation, language: LocaleCode, onChange: Change) {
  const host = useToolHost();
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<{ language: string; engine: string } | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  async function begin(): Promise<void> {
    setWorking(true);
    setProblem(undefined);
    try {
      const asked = lines.map(({ id, start, end, text }) => ({ id, start, end, text }));
      const order = { mode: 'translate', spoken: spoken || null, language, lines: asked } as const;
      const { id } = await host.translateVideo(order, crypto.randomUUID());
      stop.current = host.followRun('video-translation', id, (run) => {
        if (run.status === 'queued' || run.status === 'processing') return;
        setWorking(false);
        const made = Translated.safeParse(run.output).data;
        if (!made) return setProblem(run.error?.message);
        setDone({ language: made.language, engine: made.engine });
        onChange((before) => ({ ...before, lines: sayLines(before.lines, made.language, made.texts) }));
      });
    } catch (error) {
      setWorking(false);
      setProblem(host.problemText(error));
    }
  }

  return {
    working,
    problem,
    engine: done?.language === language ? done.engine : null,
    start: () => void begin(),
  };
}
