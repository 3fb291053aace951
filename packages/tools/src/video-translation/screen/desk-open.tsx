import { longestBurned, VideoTranslationInput } from '@adwright/contract/video-translate/video-translation.ts';
import { isLocaleCode, type LocaleCode } from '@adwright/i18n/locales.ts';
import type { FilmTranslation } from '@adwright/studio/document/film-translation.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BrandCheck } from '../../kit/ad-designs/screen/brand-check.tsx';
import { BrandField } from '../../kit/form/screen/brand-field.tsx';
import { useBrandRules } from '../../kit/form/screen/brands.ts';
import { type ClipState, useClip } from '../../kit/lips/screen/use-clip.ts';
import { usePageLanguage } from '../../kit/form/screen/languages.ts';
import { usePictureUrl } from '../../kit/form/screen/picture-urls.ts';
import { RunBar } from '../../kit/form/screen/run-bar.tsx';
import { type DocumentSession, useToolHost } from '../../kit/form/screen/tool-host.ts';
import { ToolLayout } from '../../kit/form/screen/tool-layout.tsx';
import { useInputNews } from '../../kit/form/screen/use-input-news.ts';
import { canMatchLips, orderOf, translatedLanguages } from '../plan/document.ts';
import { DubRuns } from './dub-runs.tsx';
import type { Change, Props } from './parts.ts';
import { nameOfLanguage } from '../plan/language-name.ts';
import { LineTable } from './line-table.tsx';
import { SettingsFields } from './settings-fields.tsx';
import { TranslationTools } from './translation-tools.tsx';
import { useDubs } from './use-dubs.ts';

type DeskOpenProps = Omit<Props, 'initial' | 'projectId'> & {
  projectId: string;
  session: DocumentSession;
  document: FilmTranslation;
  /** The language to begin with. */
  opened?: string | undefined;
};

/** What people most likely translate into: what they read, or the next best. */
function firstLanguage(page: LocaleCode, spoken: string): LocaleCode {
  if (page !== spoken) return page;
  return spoken === 'en' ? 'es' : 'en';
}

function useReason(document: FilmTranslation, clip: ClipState): string | undefined {
  const t = useTranslations('tool-video-translation.need');
  const lips = useTranslations('tool-lip-sync.need');
  if (document.languages.length === 0) return t('languages');
  const [first = ''] = document.languages;
  if (translatedLanguages(document).length === 0) return t('lines', { language: nameOfLanguage(first) });
  const isLong = document.subtitles === 'burned' && !document.audio_only && document.seconds > longestBurned;
  if (isLong) return t('burned', { minutes: longestBurned / 60 });
  if (document.match_lips !== true || !canMatchLips(document)) return undefined;
  if (clip.state === 'refused') return clip.problem;
  if (clip.state === 'found' && clip.seen.chosen < 0) return t('oneFace');
  return document.consent ? undefined : lips('consent');
}

export function DeskOpen({ projectId, session, document, opened, ...props }: DeskOpenProps) {
  const t = useTranslations('tool-video-translation');
  const host = useToolHost();
  const page = usePageLanguage();
  const change = useCallback<Change>(
    (recipe) => session.change(recipe(session.get().document as FilmTranslation)),
    [session],
  );
  useEffect(() => {
    // Saved for the first time with it: from here on a closed tab loses nothing.
    if (session.get().revision === 0 && document.languages.length === 0)
      change((before) => ({ ...before, languages: [firstLanguage(page, before.spoken)] }));
    // oxlint-disable-next-line react/exhaustive-deps -- when it is opened
  }, [session]);
  const [chosen, setChosen] = useState(opened);
  const language = [chosen, ...document.languages].find((one) => one !== undefined && document.languages.includes(one));
  const clip = useClip(document.match_lips && canMatchLips(document) ? document.video : null, null, props.signedIn);
  const reason = useReason(document, clip);
  const brand = useBrandRules();
  const from = useMemo(() => ({ draft: projectId, brand }), [projectId, brand]);
  const dubs = useDubs(session, from, change);
  const { working } = dubs;
  const wanted = useMemo(() => translatedLanguages(document).filter((one) => !working.has(one)), [document, working]);
  const order = useMemo(
    () => VideoTranslationInput.safeParse(orderOf(document, wanted, from)).data,
    [document, wanted, from],
  );
  const said = useMemo(
    () => (language === undefined ? [] : document.lines.map((line) => line.said[language] ?? '')),
    [document.lines, language],
  );
  const ready = reason === undefined ? order : undefined;
  useInputNews(ready, props.onInput);
  const player = useRef<HTMLVideoElement>(null);
  const url = usePictureUrl(document.video);
  const playFrom = useCallback((second: number) => {
    if (!player.current) return;
    player.current.currentTime = second;
    void player.current.play().catch(() => undefined);
  }, []);
  const target = language !== undefined && isLocaleCode(language) ? language : undefined;
  return (
    <ToolLayout
      label={t('action')}
      onSubmit={() => ready && dubs.start(wanted)}
      inputs={
        <>
          {url && (
            <video
              ref={player}
              aria-label={t('preview')}
              src={url}
              controls
              playsInline
              preload="metadata"
              className="max-h-72 w-full rounded-card bg-sunken"
            >
              <track kind="captions" />
            </video>
          )}
          <SettingsFields
            document={document}
            language={target}
            signedIn={props.signedIn}
            clip={clip}
            onLanguage={setChosen}
            onChange={change}
          />
          <BrandField />
        </>
      }
      bar={
        <>
          <NotYet document={document} />
          <RunBar
            {...props}
            run={null}
            quote={ready ? props.quote : null}
            starting={dubs.starting || (wanted.length === 0 && working.size > 0)}
            problem={dubs.problem}
            action={t('action')}
            reason={reason}
            onBlockedPress={() => undefined}
          />
        </>
      }
      stage={
        <>
          <DubRuns
            runs={document.runs}
            languages={document.languages}
            onRetry={(one) => dubs.start([one])}
            onBusy={dubs.setBusy}
          />
          <section className="flex flex-col gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="font-display text-xl font-[650] tracking-display">{t('translation')}</p>
              {host.documentStatus(session)}
            </div>
            {document.engine !== '' && (
              <p className="text-sm text-muted">{t('transcribed', { engine: document.engine })}</p>
            )}
            {target && <TranslationTools document={document} language={target} onChange={change} />}
            <BrandCheck brand={brand} texts={said} />
            <LineTable document={document} language={target} onChange={change} onPlay={playFrom} />
          </section>
        </>
      }
    />
  );
}

/** Languages that are left out for now, where others can be dubbed. */
function NotYet({ document }: { document: FilmTranslation }) {
  const t = useTranslations('tool-video-translation');
  const ready = translatedLanguages(document);
  const open = document.languages.filter((one) => !ready.includes(one));
  if (open.length === 0 || ready.length === 0) return null;
  return <p className="pb-3 text-sm text-muted">{t('notYet', { languages: open.map(nameOfLanguage).join(', ') })}</p>;
}
