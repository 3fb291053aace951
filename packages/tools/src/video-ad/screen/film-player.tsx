import { brand } from '@adwright/contract/brand.ts';
import type { Run } from '@adwright/contract/run/run.ts';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FilmViewer } from '../../kit/film/screen/film-viewer.tsx';
import type { VideoAdOutput } from '../contract.ts';
import type { Ratio } from '../../kit/film/plan/ratios.ts';

const own = 'own';

/** A run's films, one at a time: by format, and by opening where there are several. */
export function FilmPlayer({ run, output }: { run: Run; output: VideoAdOutput }) {
  const t = useTranslations('tool-video-ad');
  const [ratio, setRatio] = useState<Ratio | null>(null);
  const [hook, setHook] = useState<number | null>(null);
  const { films, subtitles, engine } = output;
  const first = films.find((one) => one.hook === hook) ?? films[0];
  if (!first) return null;
  const ofHook = films.filter((one) => one.hook === first.hook);
  const film = ofHook.find((one) => one.ratio === ratio) ?? first;
  const hooks = [...new Set(films.map((one) => one.hook))];
  const told = subtitles.filter((name) => name.endsWith('.vtt'));
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border bg-sunken p-4">
      {hooks.length > 1 && (
        <NativeSelect<string>
          label={t('hook')}
          className="w-full max-w-sm"
          value={String(film.hook ?? own)}
          onValueChange={(value) => setHook(value === own ? null : Number(value))}
          options={hooks.map((one) => ({
            value: String(one ?? own),
            label: one === null ? t('hooks.own') : t('hooks.number', { number: one + 1 }),
          }))}
        />
      )}
      {ofHook.length > 1 && (
        <SegmentedControl<Ratio>
          label={t('formats')}
          hideLabel
          value={film.ratio}
          onValueChange={setRatio}
          options={ofHook.map((one) => ({ value: one.ratio, label: one.ratio }))}
        />
      )}
      <FilmViewer
        key={film.name}
        film={film}
        seconds={output.seconds}
        assets={run.assets}
        subtitles={told[hooks.indexOf(film.hook)] ?? told[0]}
        label={t('film', { ratio: film.ratio })}
      />
      <p className="text-center text-sm text-muted">
        {engine !== '' && <span className="block">{t('spokenBy', { engine })}</span>}
        {t('provenance', { product: brand.name })}
      </p>
    </div>
  );
}
