import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { PlacementId } from '@adwright/studio/placements.ts';
import { FullScreenDialog } from '@adwright/ui/full-screen-dialog.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';

const AdEditor = lazy(async () => ({ default: (await import('../../kit/form/screen/ad-editor.tsx')).AdEditor }));

type EditDialogProps = {
  design: AdDesign;
  placements: readonly PlacementId[];
  onChange: (design: AdDesign) => void;
  onClose: () => void;
};

/** The editor on a whole screen; every finished change is kept at once. */
export function EditDialog({ design, placements, onChange, onClose }: EditDialogProps) {
  const t = useTranslations('tool-image-ad');
  return (
    <FullScreenDialog open onOpenChange={(open) => !open && onClose()} title={t('editor')}>
      <div className="min-w-0 flex-1 overflow-y-auto p-4 sm:p-8">
        <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
          <AdEditor design={design} placements={placements} onChange={onChange} onDone={onClose} />
        </Suspense>
      </div>
    </FullScreenDialog>
  );
}
