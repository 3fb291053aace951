import { IconButton } from '@adwright/ui/icon-button.tsx';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { Slider } from '@adwright/ui/slider.tsx';
import { Eye, Redo2, Undo2, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Sized } from '../plan/compose-cutout.ts';
import type { CutFinish } from '../contract.ts';
import { MendCanvas } from './mend-canvas.tsx';
import { PreviewCanvas } from './preview-canvas.tsx';
import { addStroke, redoStroke, type Stroke, type StrokeHistory, undoStroke } from '../plan/strokes.ts';
import type { CutSource } from './use-cut-picture.ts';

type WorkbenchProps = {
  source: CutSource;
  /** The mask is the job's own: it can be mended. */
  mendable: boolean;
  history: StrokeHistory;
  finish: CutFinish;
  background: Sized | undefined;
  onHistory: (history: StrokeHistory) => void;
};

/** Looks at the cut-out as it will be, or paints on its mask. */
export function Workbench({ source, mendable, history, finish, background, onHistory }: WorkbenchProps) {
  const t = useTranslations('tool-background-removal');
  const [view, setView] = useState<'look' | 'mend'>('look');
  const mending = mendable && view === 'mend';
  return (
    <div className="flex flex-col gap-4">
      {mendable && (
        <SegmentedControl
          label={t('mend.view')}
          hideLabel
          value={view}
          onValueChange={setView}
          options={[
            { value: 'look', label: t('mend.look'), icon: <Eye /> },
            { value: 'mend', label: t('mend.mend'), icon: <WandSparkles /> },
          ]}
        />
      )}
      {mending ? (
        <Mend source={source} history={history} onHistory={onHistory} />
      ) : (
        <PreviewCanvas source={source} strokes={history.done} finish={finish} background={background} />
      )}
    </div>
  );
}

type MendProps = Pick<WorkbenchProps, 'source' | 'history' | 'onHistory'>;

function Mend({ source, history, onHistory }: MendProps) {
  const t = useTranslations('tool-background-removal.mend');
  const format = useFormatter();
  const [mode, setMode] = useState<Stroke['mode']>('erase');
  const [size, setSize] = useState(0.05);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <RadioGroup<Stroke['mode']>
          label={t('brush')}
          layout="chips"
          value={mode}
          onValueChange={setMode}
          options={[
            { value: 'erase', label: t('erase') },
            { value: 'keep', label: t('keep') },
          ]}
        />
        <div className="ms-auto flex gap-1">
          <IconButton
            label={t('undo')}
            icon={<Undo2 />}
            disabled={history.done.length === 0}
            onClick={() => onHistory(undoStroke(history))}
          />
          <IconButton
            label={t('redo')}
            icon={<Redo2 />}
            disabled={history.undone.length === 0}
            onClick={() => onHistory(redoStroke(history))}
          />
        </div>
      </div>
      <Slider
        label={t('size')}
        min={0.005}
        max={0.2}
        step={0.005}
        value={size}
        onValueChange={setSize}
        valueText={format.number(size, { style: 'percent', maximumFractionDigits: 1 })}
      />
      <MendCanvas
        source={source}
        strokes={history.done}
        brush={{ mode, size }}
        onStroke={(stroke) => onHistory(addStroke(history, stroke))}
      />
    </div>
  );
}
