import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Redo2, Undo2 } from 'lucide-react';

type HistoryButtonsProps = {
  canUndo: boolean;
  canRedo: boolean;
  labels: { readonly undo: string; readonly redo: string };
  size?: 'sm' | 'md' | undefined;
  variant?: 'ghost' | 'outline' | undefined;
  onUndo: () => void;
  onRedo: () => void;
};

/** Back and forth, of pictures and films alike. */
export function HistoryButtons({ canUndo, canRedo, labels, size, variant, onUndo, onRedo }: HistoryButtonsProps) {
  const look = { size, variant };
  return (
    <>
      <IconButton
        {...look}
        label={labels.undo}
        icon={<Undo2 className="rtl:-scale-x-100" />}
        disabled={!canUndo}
        onClick={onUndo}
      />
      <IconButton
        {...look}
        label={labels.redo}
        icon={<Redo2 className="rtl:-scale-x-100" />}
        disabled={!canRedo}
        onClick={onRedo}
      />
    </>
  );
}
