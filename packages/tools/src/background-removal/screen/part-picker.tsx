import { Notice } from '@adwright/ui/notice.tsx';
import { useTranslations } from 'use-intl';
import { clicksAmong, redoMend, undoMend } from '../plan/mends.ts';
import type { Stroke } from '../plan/strokes.ts';
import { MendCanvas } from './mend-canvas.tsx';
import type { MendProps } from './mend-props.ts';
import { usePartClicks } from './use-part-clicks.ts';
import { usePointerKeys } from './use-pointer-keys.ts';

type PartPickerProps = Pick<MendProps, 'picture' | 'source' | 'history' | 'onHistory'> & { mode: Stroke['mode'] };

/** A finger trembles; further than this it meant to drag. */
const trembling = 0.03;

function isTap({ points }: Stroke): boolean {
  const [x = 0, y = 0] = points;
  return points.every((value, index) => Math.abs(value - (index % 2 === 0 ? x : y)) < trembling);
}

/** A click keeps or erases the thing under it, whole. */
export function PartPicker({ picture, source, mode, history, onHistory }: PartPickerProps) {
  const t = useTranslations('tool-background-removal.mend');
  const { waiting, problem, point } = usePartClicks(picture, history, onHistory);
  const keys = usePointerKeys({
    point: (place) => point(place, mode === 'keep'),
    undo: () => onHistory(undoMend(history)),
    redo: () => onHistory(redoMend(history)),
  });
  const clicks = clicksAmong(history.done);
  const first = clicks.length === 0 && clicksAmong(history.undone).length === 0;
  const said =
    waiting === null
      ? clicks.length === 0
        ? ''
        : t(clicks.at(-1)?.keep ? 'kept' : 'erased')
      : t(first ? 'firstLook' : 'looking');
  return (
    <>
      <MendCanvas
        source={source}
        mends={history.done}
        brush={{ mode, size: 0.01 }}
        paints={false}
        hint={t('partHint')}
        onStroke={(stroke) => {
          const [x = 0, y = 0] = stroke.points;
          if (isTap(stroke)) point({ x, y }, mode === 'keep');
        }}
        canvasProps={{ role: 'application', tabIndex: 0, 'aria-busy': waiting !== null, ...keys.handlers }}
        marks={{ clicks, waiting, cursor: keys.cursor }}
      />
      <p role="status" className={waiting === null ? 'sr-only' : 'text-sm text-muted'}>
        {said}
      </p>
      {problem !== undefined && <Notice tone="warn">{problem}</Notice>}
    </>
  );
}
