import type { RunAsset } from '@adwright/contract/run/run.ts';
import { longestFilm, VideoTranslationInput } from '@adwright/contract/video-translate/video-translation.ts';
import type { Ear } from '@adwright/contract/voice/ear.ts';
import { Button } from '@adwright/ui/button.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isUnderWay } from '../../kit/form/plan/is-under-way.ts';
import { SampleFilms } from '../../kit/film/screen/sample-films.tsx';
import { VideoField } from '../../kit/film/screen/video-field.tsx';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import { languageOptions } from '../../kit/form/screen/languages.ts';
import { usePictureUrl } from '../../kit/form/screen/picture-urls.ts';
import { RunBar } from '../../kit/form/screen/run-bar.tsx';
import { RunStatus } from '../../kit/form/screen/run-status.tsx';
import { ToolLayout } from '../../kit/form/screen/tool-layout.tsx';
import { useStart } from '../../kit/form/screen/use-start.ts';
import { EarField } from './ear-field.tsx';
import type { Props } from './parts.ts';

type BeginningProps = Props & { video: string | null; onVideo: (video: string | null) => void };

function orderOf(video: string | null, spoken: string, ear: Ear): VideoTranslationInput | undefined {
  return VideoTranslationInput.safeParse({ mode: 'transcribe', video, spoken: spoken || null, ear }).data;
}

/** Why nothing could be translated in a film; undefined where something may be. */
function faultOf({ duration_seconds: seconds = 0, has_audio: heard }: RunAsset) {
  if (seconds > longestFilm * 60) return 'tooLong';
  return heard === false ? 'noSound' : undefined;
}

/** A film comes in and is listened to, free. */
export function Beginning({ video, onVideo, ...props }: BeginningProps) {
  const { initial, signedIn, run, starting, offline, onRun } = props;
  const t = useTranslations('tool-video-translation');
  const [spoken, setSpoken] = useState<string>(initial?.spoken ?? '');
  // Whoever has added its weights wants it used; without them the server listens with what it has.
  const [ear, setEar] = useState<Ear>('careful');
  const order = useMemo(() => orderOf(video, spoken, ear), [video, spoken, ear]);
  const start = useStart(props, order);
  const url = usePictureUrl(video);
  const bring = (asset: string): void => {
    onVideo(asset);
    const next = orderOf(asset, spoken, ear);
    // Listening is free, so nobody has to ask for it.
    if (next && signedIn && !starting && !offline && !isUnderWay(run)) onRun(next);
  };
  return (
    <ToolLayout
      label={t('listenAction')}
      onSubmit={start}
      inputs={
        <FieldGroup title={t('video')}>
          {video === null ? (
            <VideoField
              signedIn={signedIn}
              details={t('uploadDetails', { minutes: longestFilm })}
              fault={(film) => {
                const fault = faultOf(film);
                return fault && t(fault, { minutes: longestFilm });
              }}
              onVideo={({ asset_id: id }) => bring(id)}
            />
          ) : (
            <div className="flex flex-col gap-3">
              {url && (
                <video
                  aria-label={t('preview')}
                  src={url}
                  controls
                  playsInline
                  preload="metadata"
                  className="max-h-80 w-full rounded-card bg-sunken"
                >
                  <track kind="captions" />
                </video>
              )}
              <Button
                size="sm"
                className="self-start"
                disabled={starting || isUnderWay(run)}
                onClick={() => onVideo(null)}
              >
                {t('otherVideo')}
              </Button>
            </div>
          )}
          <NativeSelect<string>
            label={t('spoken')}
            value={spoken}
            onValueChange={setSpoken}
            options={[{ value: '', label: t('detect') }, ...languageOptions]}
          />
          <EarField ear={ear} onChange={setEar} />
        </FieldGroup>
      }
      bar={
        <RunBar
          {...props}
          action={t('listenAction')}
          reason={video === null ? t('need.video') : undefined}
          onBlockedPress={() => undefined}
        />
      }
      stage={
        <>
          <RunStatus {...props} onRetry={start} skeleton={<Skeleton className="h-60 rounded-card" />}>
            {() => null}
          </RunStatus>
          {run === null && !starting && (
            <div className="rounded-card border bg-sunken p-4 @sm:p-8">
              <SampleFilms tool="video-translation" text={t('empty')} />
            </div>
          )}
        </>
      }
    />
  );
}
