import type { ImageAdScore } from '@adwright/contract/ads-image/image-ad.ts';
import type { RunAsset } from '@adwright/contract/run/run.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { designCreative } from '@adwright/studio/design/design-creative.ts';
import type { PlacementId } from '@adwright/studio/placements.ts';
import type { TemplateId } from '@adwright/studio/template.ts';
import { Badge } from '@adwright/ui/badge.tsx';
import { Button } from '@adwright/ui/button.tsx';
import { Checkbox } from '@adwright/ui/checkbox.tsx';
import { classNames } from '@adwright/ui/class-names.ts';
import { CopyPlus, Pencil, RefreshCw, Smartphone } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { CreativeCanvas } from '@adwright/creative-view/creative-canvas.tsx';
import { ScoreWords } from './score-words.tsx';

type VariantCardProps = {
  /** None once it was changed by hand. */
  score: ImageAdScore | undefined;
  template: string;
  design: AdDesign;
  /** The picture the job drew; none once it was changed by hand or its address has run out. */
  picture: RunAsset | undefined;
  size: PlacementId;
  rank: number;
  edited: boolean;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onEdit: () => void;
  /** Something is being made of it. */
  busy: boolean;
  onMore: (() => void) | undefined;
  onHeadline: (() => void) | undefined;
  onPreview: () => void;
};

/** One variant on the wall: a press opens the editor, a tick chooses it. */
export function VariantCard(props: VariantCardProps) {
  const { score, template, design, picture, size, rank, edited, chosen, onChoose, onEdit } = props;
  const t = useTranslations('tool-image-ad');
  const names = useTranslations('templates.names');
  const creative = useMemo(() => (picture ? null : designCreative(design, size)), [design, size, picture]);
  const name = `${rank}. ${names(template as TemplateId)}`;
  const label = t('idea', { number: rank, headline: design.brief.headline });
  return (
    <li
      className={classNames(
        'flex min-w-0 flex-col gap-1 rounded-card border bg-raised p-2 transition-colors @md:p-3',
        chosen && 'border-accent',
      )}
    >
      <button type="button" onClick={onEdit} aria-label={t('wall.editOf', { name })} className="rounded-control">
        {picture ? (
          <img
            src={picture.url}
            alt={label}
            width={picture.width ?? undefined}
            height={picture.height ?? undefined}
            className="h-auto w-full rounded-control border"
          />
        ) : (
          creative && <CreativeCanvas creative={creative} label={label} className="rounded-control border" />
        )}
      </button>
      <Checkbox label={name} checked={chosen} onCheckedChange={onChoose} className="pt-2" />
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        {edited ? (
          <Badge tone="accent">{t('wall.edited')}</Badge>
        ) : (
          score && <Badge tone="support">{t('wall.score', { total: score.total })}</Badge>
        )}
        <Button size="sm" variant="ghost" icon={<Pencil />} onClick={onEdit} className="-me-2">
          {t('wall.edit')}
        </Button>
      </div>
      <div className="-mx-2 flex flex-wrap">
        <Button size="sm" variant="ghost" icon={<Smartphone />} onClick={props.onPreview}>
          {t('feed.open')}
        </Button>
        {props.onMore && (
          <Button size="sm" variant="ghost" icon={<CopyPlus />} loading={props.busy} onClick={props.onMore}>
            {t('wall.more')}
          </Button>
        )}
        {props.onHeadline && (
          <Button size="sm" variant="ghost" icon={<RefreshCw />} loading={props.busy} onClick={props.onHeadline}>
            {t('wall.headline')}
          </Button>
        )}
      </div>
      {score && <ScoreWords score={score} />}
    </li>
  );
}
