import { Notice } from '@adwright/ui/notice.tsx';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { Scissors } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PreviewFrame } from '../../kit/form/screen/preview-frame.tsx';
import { useBackdropPicture } from '../../kit/cutout/screen/use-backdrop-picture.ts';
import type { CutFields } from './fields.ts';
import { noStrokes, type StrokeHistory } from '../plan/strokes.ts';
import { useCutPicture } from './use-cut-picture.ts';
import type { FoundMask } from './use-found-masks.ts';
import { usePreviewMask } from './use-preview-mask.ts';
import { Workbench } from './workbench.tsx';

type CutStageProps = {
  fields: CutFields;
  masks: ReadonlyMap<string, FoundMask>;
  historyOf: (picture: string) => StrokeHistory | undefined;
  onHistory: (picture: string, history: StrokeHistory) => void;
};

/** One picture at a time: before the run as the free preview cuts it, after it with its own mask to mend. */
export function CutStage({ fields, masks, historyOf, onHistory }: CutStageProps) {
  const t = useTranslations('tool-background-removal.preview');
  const { pictures, finish } = fields;
  const [wanted, setWanted] = useState<string | null>(null);
  const picture = pictures.find((one) => one === wanted) ?? pictures[0] ?? null;
  const mask = picture === null ? undefined : masks.get(picture);
  const preview = usePreviewMask(mask === undefined ? picture : null);
  const source = useCutPicture(picture, mask?.url ?? preview.url, mask ? 'grey' : 'alpha');
  const background = useBackdropPicture(finish.background.kind === 'picture' ? finish.background.picture : null);
  return (
    <PreviewFrame title={mask ? t('mendTitle') : undefined}>
      <div className="flex flex-col gap-4">
        {pictures.length > 1 && picture !== null && (
          <RadioGroup
            label={t('which')}
            hideLabel
            layout="chips"
            value={picture}
            onValueChange={setWanted}
            options={pictures.map((value, index) => ({ value, label: String(index + 1) }))}
          />
        )}
        {picture === null && <Empty />}
        {mask?.found === false && <Notice tone="warn">{t('notFound')}</Notice>}
        {preview.problem !== undefined && mask === undefined && <Notice tone="warn">{preview.problem}</Notice>}
        {picture !== null && source === null && preview.problem === undefined && (
          <>
            <p role="status" className="text-sm text-muted">
              {t('cutting')}
            </p>
            <Skeleton className="h-72 rounded-control" />
          </>
        )}
        {picture !== null && source !== null && (
          <Workbench
            key={picture}
            source={source}
            mendable={mask !== undefined}
            history={historyOf(picture) ?? noStrokes}
            finish={finish}
            background={background}
            onHistory={(history) => onHistory(picture, history)}
          />
        )}
        {source !== null && mask === undefined && <p className="text-sm text-muted">{t('small')}</p>}
      </div>
    </PreviewFrame>
  );
}

function Empty() {
  const t = useTranslations('tool-background-removal.preview');
  return (
    <div className="flex flex-col items-center gap-3 py-12 text-center text-sm text-muted">
      <Scissors aria-hidden="true" className="size-8" />
      {t('empty')}
    </div>
  );
}
