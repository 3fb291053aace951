import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { Eye, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Sized } from '../plan/compose-cutout.ts';
import type { CutFinish } from '../contract.ts';
import type { MendProps } from './mend-props.ts';
import { Mend } from './mend.tsx';
import { PreviewCanvas } from './preview-canvas.tsx';

type WorkbenchProps = MendProps & {
  /** What is seen first: a mask that is empty has to be worked on. */
  opens: 'look' | 'mend';
  finish: CutFinish;
  background: Sized | undefined;
};

/** Looks at the cut-out as it will be, or works on its mask. */
export function Workbench({ opens, finish, background, ...mend }: WorkbenchProps) {
  const t = useTranslations('tool-background-removal');
  const [view, setView] = useState(opens);
  const mendable = mend.tools.length > 0;
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
      {mendable && view === 'mend' ? (
        <Mend {...mend} />
      ) : (
        <PreviewCanvas source={mend.source} mends={mend.history.done} finish={finish} background={background} />
      )}
    </div>
  );
}
