import { Notice } from '@adwright/ui/notice.tsx';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { Scissors } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PreviewFrame } from '../../kit/form/screen/preview-frame.tsx';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';
import { useBackdropPicture } from '../../kit/cutout/screen/use-backdrop-picture.ts';
import type { CutFields } from './fields.ts';
import { type MendHistory, noMends } from '../plan/mends.ts';
import type { MendTool } from './mend-props.ts';
import { useCutPicture } from './use-cut-picture.ts';
import type { FoundMask } from './use-found-masks.ts';
import { usePreviewMask } from './use-preview-mask.ts';
import { Workbench } from './workbench.tsx';

type CutStageProps = {
  fields: CutFields;
  masks: ReadonlyMap<string, FoundMask>;
  historyOf: (picture: string) => MendHistory | undefined;
  onHistory: (picture: string, history: MendHistory) => void;
};

/** One picture at a time: before the run as the free preview cuts it, after it with its own mask to mend. */
export function CutStage({ fields, masks, historyOf, onHistory }: CutStageProps) {
  const t = useTranslations('tool-background-removal.preview');
  const { cutEngines } = useToolHost();
  const { pictures, finish } = fields;
  const [wanted, setWanted] = useState<string | null>(null);
  const picture = pictures.find((one) => one === wanted) ?? pictures[0] ?? null;
  const mask = picture === null ? undefined : masks.get(picture);
  const preview = usePreviewMask(mask === undefined ? picture : null);
  const source = useCutPicture(picture, mask ? mask.url : preview.url, mask ? 'grey' : 'alpha');
  const background = useBackdropPicture(finish.background.kind === 'picture' ? finish.background.picture : null);
  // What tells parts apart is the model of the better cutouts.
  const parts: MendTool[] = cutEngines?.includes('best') ? ['part'] : [];
  const pointed = picture !== null && (historyOf(picture)?.done.length ?? 0) > 0;
  const nothing = mask ? !mask.found : preview.url === null;
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
        {nothing && !pointed && (
          <Notice tone="warn">{t(mask ? 'notFound' : parts.length > 0 ? 'pointAtIt' : 'nothing')}</Notice>
        )}
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
            key={`${picture} ${mask === undefined}`}
            picture={picture}
            source={source}
            opens={nothing ? 'mend' : 'look'}
            begins={nothing ? 'keep' : 'erase'}
            tools={mask ? [...parts, 'brush'] : parts}
            history={historyOf(picture) ?? noMends}
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
