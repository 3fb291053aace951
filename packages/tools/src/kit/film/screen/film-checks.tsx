import { Notice } from '@adwright/ui/notice.tsx';
import { useFormatter, useTranslations } from 'use-intl';
import { useFormWords } from '../../form/screen/form-words.ts';
import { usePlacementName } from '../../form/screen/use-placement-name.ts';
import { useWeight } from '../../form/screen/use-weight.ts';
import type { FilmFinding } from '../plan/film-findings.ts';
import type { FilmPlace } from '../plan/film-places.ts';

/** What the check says of a film: for every platform, and for the one that is looked at. */
export function FilmChecks({ findings, place }: { findings: readonly FilmFinding[]; place: FilmPlace | undefined }) {
  const t = useTranslations('tool-video-ad.checks');
  const nameOf = usePlacementName();
  const weight = useWeight();
  const say = useFindingText();
  const told = findings.filter((one) => one.place === null || one.place === place?.id).map((one) => say(one, place));
  const limits = (place?.issues ?? []).map((issue) =>
    issue.kind === 'tooHeavy'
      ? t('tooHeavy', { most: weight(issue.bytes) })
      : t(issue.kind, { seconds: issue.seconds }),
  );
  const lines = [...limits, ...told];
  if (lines.length === 0)
    return (
      <Notice tone="success" className="w-full">
        {place ? t('none', { place: nameOf(place) }) : t('noneAnywhere')}
      </Notice>
    );
  return (
    <Notice tone="warn" className="w-full">
      <ul className="flex flex-col gap-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}

function useFindingText(): (finding: FilmFinding, place: FilmPlace | undefined) => string {
  const form = useFormWords();
  const t = useTranslations('tool-video-ad.checks');
  const format = useFormatter();
  const nameOf = usePlacementName();
  return ({ kind, subject, value, limit }, place) => {
    const number = (figure: number | null): string => format.number(figure ?? 0, { maximumFractionDigits: 1 });
    switch (kind) {
      case 'unsafe':
        return t('unsafe', { text: subject, place: place ? nameOf(place) : '' });
      case 'hurried':
        return t('hurried', { text: subject, shown: number(value), needed: number(limit) });
      case 'too_quiet':
        return value === null ? t('silent') : t('tooQuiet', { value: number(value) });
      case 'too_loud':
        return t('tooLoud', { value: number(value) });
      case 'clipping':
        return t('clipping', { value: number(value) });
      case 'empty_start':
        return t('emptyStart');
      case 'off_brand_color':
      case 'off_brand_type':
      case 'avoided_word':
        return form(`brand.checks.${kind}`, { subject });
    }
  };
}
