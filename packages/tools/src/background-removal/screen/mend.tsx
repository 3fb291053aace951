import { IconButton } from '@adwright/ui/icon-button.tsx';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { Slider } from '@adwright/ui/slider.tsx';
import { Brush, MousePointerClick, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { addMend, redoMend, undoMend } from '../plan/mends.ts';
import type { Stroke } from '../plan/strokes.ts';
import { MissingModel } from '../../kit/form/screen/missing-model.tsx';
import { MendCanvas } from './mend-canvas.tsx';
import type { MendProps, MendTool } from './mend-props.ts';
import { PartPicker } from './part-picker.tsx';

/** Keeps and erases, part by part or with a brush. */
export function Mend({ picture, source, tools, history, onHistory, begins }: MendProps) {
  const t = useTranslations('tool-background-removal.mend');
  const [wanted, setTool] = useState<MendTool>('part');
  const [mode, setMode] = useState<Stroke['mode']>(begins);
  const tool = tools.includes(wanted) ? wanted : (tools[0] ?? 'brush');
  return (
    <div className="flex flex-col gap-4">
      {tools.length > 1 && (
        <SegmentedControl<MendTool>
          label={t('tool')}
          hideLabel
          value={tool}
          onValueChange={setTool}
          options={[
            { value: 'part', label: t('part'), icon: <MousePointerClick /> },
            { value: 'brush', label: t('brush'), icon: <Brush /> },
          ]}
        />
      )}
      <MissingModel serves="cutout-thin-parts">{t('partMissing')}</MissingModel>
      <div className="flex flex-wrap items-end gap-4">
        <RadioGroup<Stroke['mode']>
          label={t('mode')}
          hideLabel
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
            onClick={() => onHistory(undoMend(history))}
          />
          <IconButton
            label={t('redo')}
            icon={<Redo2 />}
            disabled={history.undone.length === 0}
            onClick={() => onHistory(redoMend(history))}
          />
        </div>
      </div>
      {tool === 'part' ? (
        <PartPicker picture={picture} source={source} mode={mode} history={history} onHistory={onHistory} />
      ) : (
        <Brushing source={source} mode={mode} history={history} onHistory={onHistory} />
      )}
    </div>
  );
}

type BrushingProps = Pick<MendProps, 'source' | 'history' | 'onHistory'> & { mode: Stroke['mode'] };

function Brushing({ source, mode, history, onHistory }: BrushingProps) {
  const t = useTranslations('tool-background-removal.mend');
  const format = useFormatter();
  const [size, setSize] = useState(0.05);
  return (
    <>
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
        mends={history.done}
        brush={{ mode, size }}
        paints
        hint={t('hint')}
        onStroke={(stroke) => onHistory(addMend(history, stroke))}
      />
    </>
  );
}
