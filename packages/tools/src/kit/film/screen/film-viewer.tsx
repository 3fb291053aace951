import type { RunAsset } from '@adwright/contract/run/run.ts';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { Switch } from '@adwright/ui/switch.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePlacementName } from '../../form/screen/use-placement-name.ts';
import type { FilmFinding } from '../plan/film-findings.ts';
import { type FilmFile, placesFor } from '../plan/film-places.ts';
import { FilmChecks } from './film-checks.tsx';
import { GifButton } from './gif-button.tsx';
import { SafeZone } from './safe-zone.tsx';

type Film = FilmFile & { readonly name: string; readonly poster: string; readonly findings: readonly FilmFinding[] };

type FilmViewerProps = {
  film: Film;
  seconds: number;
  /** Of the run that made it. */
  assets: readonly RunAsset[];
  /** The name of its file of subtitles; undefined where nothing is said. */
  subtitles?: string | undefined;
  label: string;
  loop?: boolean;
};

/** A finished film: watched with or without subtitles, as each platform shows it, and with what the check says of it. */
export function FilmViewer({ film, seconds, assets, subtitles, label, loop = false }: FilmViewerProps) {
  const t = useTranslations('tool-video-ad');
  const [placeId, setPlaceId] = useState('');
  const nameOf = usePlacementName();
  const places = placesFor(film, seconds);
  const place = places.find(({ id }) => id === placeId);
  const assetOf = (name: string | undefined): RunAsset | undefined => assets.find((asset) => asset.name === name);
  const file = assetOf(film.name);
  const track = assetOf(subtitles)?.url;
  const { player, told, tell } = useSubtitles();
  const wide = film.width > film.height;
  return (
    <>
      <div className="relative">
        <video
          key={film.name}
          ref={player}
          aria-label={label}
          controls
          loop={loop}
          playsInline
          preload="metadata"
          src={file?.url}
          poster={assetOf(film.poster)?.url}
          style={{ aspectRatio: `${film.width} / ${film.height}` }}
          className={wide ? 'w-full rounded-card' : 'max-h-[60dvh] max-w-full rounded-card'}
        >
          <track kind="captions" label={t('subtitles')} src={track} />
        </video>
        {place && <SafeZone place={place} />}
      </div>
      <div className="flex w-full max-w-sm flex-col gap-4">
        {track !== undefined && <Switch label={t('showSubtitles')} checked={told} onCheckedChange={tell} />}
        <NativeSelect<string>
          label={t('checks.platform')}
          value={place?.id ?? ''}
          onValueChange={setPlaceId}
          options={[
            { value: '', label: t('checks.off') },
            ...places.map((one) => ({ value: one.id, label: nameOf(one) })),
          ]}
        />
      </div>
      <FilmChecks findings={film.findings} place={place} />
      {file && <GifButton key={file.asset_id} film={file.asset_id} />}
    </>
  );
}

/** Captions are drawn into most films; these are for those who want all that is said, or none of it drawn. */
function useSubtitles() {
  const player = useRef<HTMLVideoElement>(null);
  const [told, tell] = useState(false);
  useEffect(() => {
    const tracks = player.current?.textTracks;
    const [first] = tracks ?? [];
    if (!tracks || !first) return undefined;
    first.mode = told ? 'showing' : 'disabled';
    // The player's own menu does the same.
    const heed = (): void => tell(first.mode === 'showing');
    tracks.addEventListener('change', heed);
    return () => tracks.removeEventListener('change', heed);
  }, [told]);
  return { player, told, tell };
}
