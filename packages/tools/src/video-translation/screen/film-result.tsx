import type { Run } from '@adwright/contract/run/run.ts';
import { Notice } from '@adwright/ui/notice.tsx';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ResultFiles } from '../../kit/form/screen/result-files.tsx';
import { SyncNote } from '../../kit/talking/screen/sync-note.tsx';
import type { DubbedFilm } from '../contract.ts';
import { nameOfLanguage } from '../plan/language-name.ts';
import { dubbedOf } from './run-parts.ts';

/** Nobody notices less. */
const noticed = 0.35;

/** A dubbed film to watch and to take away, with what was done to its sound. */
export function FilmResult({ run }: { run: Run }) {
  const output = useMemo(() => dubbedOf(run), [run]);
  if (!output) return null;
  return (
    <div className="flex flex-col gap-6">
      {output.films.map((film) => (
        <OneFilm key={film.language} run={run} film={film} shape={output} />
      ))}
      <ResultFiles assets={run.assets.filter(({ mime }) => mime !== 'image/jpeg')} />
    </div>
  );
}

type OneFilmProps = { run: Run; film: DubbedFilm; shape: { readonly width: number; readonly height: number } };

function OneFilm({ run, film, shape: { width, height } }: OneFilmProps) {
  const t = useTranslations('tool-video-translation');
  const addressOf = (name: string | undefined): string | undefined =>
    run.assets.find((asset) => asset.name === name)?.url;
  const track = addressOf(film.subtitles.find((name) => name.endsWith('.vtt')));
  const label = t('film', { language: nameOfLanguage(film.language) });
  const late = film.lines.filter((line) => line.late > noticed).length;
  const lost = film.lines.some((line) => line.lost > noticed);
  return (
    <div className="flex flex-col gap-3">
      {film.poster === '' ? (
        <audio aria-label={label} controls preload="metadata" src={addressOf(film.file)} className="w-full">
          <track kind="captions" src={track} />
        </audio>
      ) : (
        <video
          aria-label={label}
          controls
          playsInline
          preload="metadata"
          src={addressOf(film.file)}
          poster={addressOf(film.poster)}
          style={{ aspectRatio: `${width} / ${height}` }}
          className="max-h-[70vh] w-full rounded-card bg-sunken"
        >
          <track kind="captions" src={track} srcLang={film.language} label={nameOfLanguage(film.language)} />
        </video>
      )}
      <p className="text-sm text-muted">{t(`background.${film.background}`)}</p>
      {film.lips && <SyncNote sync={film.lips} />}
      {late > 0 && <Notice tone="warn">{t('late', { count: late })}</Notice>}
      {lost && <Notice tone="warn">{t('lost')}</Notice>}
    </div>
  );
}
