import { type PlacementId, placementOf } from '@adwright/studio/placements.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import { Notice } from '@adwright/ui/notice.tsx';
import { Crop } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePictureUrl } from '../../kit/form/screen/picture-urls.ts';
import { PreviewFrame } from '../../kit/form/screen/preview-frame.tsx';
import { SampleNote } from '../../kit/form/screen/stand-in.tsx';
import { useLoadedPicture } from '../../kit/form/screen/use-loaded-picture.ts';
import { cropInBrowser, lookInBrowser } from './browser-look.ts';
import type { Choice } from '../contract.ts';
import type { PreviewSources } from './draw-preview.ts';
import { choiceOf, type Known, type ResizerFields } from './fields.ts';
import { planSize, type SizePlan } from '../plan/plan.ts';
import { SizeCanvas } from './size-canvas.tsx';
import { SizeEditor } from './size-editor.tsx';
import { usePlacementName } from '../../kit/form/screen/use-placement-name.ts';

type LivePreviewProps = {
  fields: ResizerFields;
  known: Known | null;
  onChoice: (id: PlacementId, choice: Choice) => void;
};

/** Shown in its sizes before there is a picture. */
const samplePicture = 'sample:candle:scene';

type Drawn = { sources: PreviewSources; plans: ReadonlyMap<PlacementId, SizePlan>; colour: string };

/** Null while there is nothing to draw. */
function useDrawn(fields: ResizerFields, known: Known | null): Drawn | null {
  const picture = useLoadedPicture(usePictureUrl(fields.picture));
  const subject = useLoadedPicture(known?.layers?.subject ?? null);
  const ground = useLoadedPicture(known?.layers?.ground ?? null);
  const look = useMemo(() => (picture === null ? null : lookInBrowser(picture)), [picture]);
  return useMemo(() => {
    if (picture === null || look === null) return null;
    const layers = subject !== null && ground !== null ? { subject, ground } : null;
    const same = known?.seen.width === look.seen.width && known.seen.height === look.seen.height;
    const seen = same ? { ...known.seen, layers: layers === null ? null : known.seen.layers } : look.seen;
    const plans = new Map(
      fields.placements.map((id) => {
        const frame = placementOf(id);
        return [id, planSize(seen, frame, cropInBrowser(look, seen, frame), choiceOf(fields, id))] as const;
      }),
    );
    return { sources: { picture, layers }, plans, colour: fields.colour ?? seen.edge.colour };
  }, [picture, look, subject, ground, known, fields]);
}

export function LivePreview({ fields, known: last, onChoice }: LivePreviewProps) {
  const t = useTranslations('tool-image-resizer');
  const known = last?.picture === fields.picture ? last : null;
  const isSample = fields.picture === null;
  const shown = useMemo(() => (isSample ? { ...fields, picture: samplePicture } : fields), [isSample, fields]);
  const drawn = useDrawn(shown, known);
  const [selected, setSelected] = useState<PlacementId | null>(null);
  const open = selected !== null && fields.placements.includes(selected) ? selected : null;
  const plan = open === null ? undefined : drawn?.plans.get(open);
  return (
    <PreviewFrame title={t('previewTitle')}>
      {drawn === null ? (
        <p className="flex flex-col items-center gap-3 py-12 text-center text-sm text-muted">
          <Crop aria-hidden="true" className="size-10 stroke-1" />
          {t('previewEmpty')}
        </p>
      ) : (
        <div className="flex flex-col gap-6">
          {isSample ? (
            <p className="text-sm text-muted">{t('previewEmpty')}</p>
          ) : (
            <Notice tone="info">{t(known === null ? 'previewBefore' : 'previewAfter')}</Notice>
          )}
          <ul className="flex flex-wrap items-end gap-4">
            {[...drawn.plans].map(([id, one]) => (
              <Tile key={id} id={id} plan={one} drawn={drawn} open={id === open} onOpen={() => setSelected(id)} />
            ))}
          </ul>
          {isSample && <SampleNote />}
          {open !== null && plan && (
            <SizeEditor
              key={open}
              id={open}
              plan={plan}
              choice={choiceOf(fields, open)}
              sources={drawn.sources}
              colour={drawn.colour}
              onChange={(choice) => onChoice(open, choice)}
            />
          )}
        </div>
      )}
    </PreviewFrame>
  );
}

type TileProps = { id: PlacementId; plan: SizePlan; drawn: Drawn; open: boolean; onOpen: () => void };

function Tile({ id, plan, drawn, open, onOpen }: TileProps) {
  const t = useTranslations('tool-image-resizer');
  const name = usePlacementName()(id);
  const frame = placementOf(id);
  const { width, height } = frame;
  return (
    <li>
      <button
        type="button"
        aria-pressed={open}
        aria-label={t('tile', { name, width: String(width), height: String(height), way: t(`ways.${plan.way}`) })}
        title={name}
        onClick={onOpen}
        className={classNames(
          'flex min-h-11 min-w-11 flex-col items-center justify-end gap-1.5 rounded-control border p-2 text-xs text-muted transition-colors',
          open ? 'border-accent bg-accent-soft text-text' : 'border-transparent hover:border-line-strong',
        )}
      >
        <SizeCanvas {...drawn} frame={frame} plan={plan} longest={132} className="max-w-full border" />
        <bdi dir="ltr" className="tabular-nums">
          {width}×{height}
        </bdi>
      </button>
    </li>
  );
}
