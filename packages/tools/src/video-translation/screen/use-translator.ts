import type { LocaleCode } from '@adwright/i18n/locales.ts';
import type { FilmTranslation } from '@adwright/studio/document/film-translation.ts';
import { toast } from '@adwright/ui/toast.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';
import { Translated } from '../contract.ts';
import { askedLines, fillLines, hasOpenLines } from '../plan/edit-lines.ts';
import type { Change } from './parts.ts';

/** Fills in what a language still lacks, by whatever translates here. */
export function useTranslator({ lines, spoken }: FilmTranslation, language: LocaleCode, onChange: Change) {
  const host = useToolHost();
  const t = useTranslations('tool-video-translation');
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<{ language: string; engine: string } | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  async function begin(): Promise<void> {
    setWorking(true);
    setProblem(undefined);
    try {
      const asked = askedLines(lines, language);
      const order = { mode: 'translate', spoken: spoken || null, language, lines: asked } as const;
      const { id } = await host.translateVideo(order, crypto.randomUUID());
      stop.current = host.followRun('video-translation', id, (run) => {
        if (run.status === 'queued' || run.status === 'processing') return;
        setWorking(false);
        const made = Translated.safeParse(run.output).data;
        if (!made) return setProblem(run.error?.message);
        setDone({ language: made.language, engine: made.engine });
        onChange((before) => ({
          ...before,
          lines: fillLines(before.lines, made.language, { asked, texts: made.texts }),
        }));
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
    start: () => (hasOpenLines(lines, language) ? void begin() : void toast.info(t('allTranslated'))),
  };
}
