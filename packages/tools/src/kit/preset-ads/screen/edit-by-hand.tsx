import type { AdDesign } from '@adwright/studio/design/design.ts';
import { templateOf } from '@adwright/studio/templates/registry.ts';
import { Button } from '@adwright/ui/button.tsx';
import { FullScreenDialog } from '@adwright/ui/full-screen-dialog.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { Pencil } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldsOfDesign, withoutHandwork } from '../plan/design-of.ts';
import type { PresetBrief } from '../plan/input.ts';
import type { Preset } from './preset.ts';
import { restoredSources } from '../../ad-designs/plan/tab-copies.ts';

const AdEditor = lazy(async () => ({ default: (await import('../../form/screen/ad-editor.tsx')).AdEditor }));

type EditProps<Input extends PresetBrief> = {
  preset: Preset<Input>;
  fields: Input;
  design: AdDesign;
  /** Whether it is saved; null while nothing is kept yet. */
  status: ReactNode;
  onChange: (fields: Input) => void;
};

/** The finished idea under the person's own hands. A moving idea has many scenes and is changed by its fields alone. */
export function EditByHand<Input extends PresetBrief>(props: EditProps<Input>) {
  const { preset, fields, design, status, onChange } = props;
  const t = useTranslations('tool-preset-ads');
  const [begun, setBegun] = useState<AdDesign | null>(null);
  const frames = preset.frames(fields);
  const { description, benefits } = fields.product;
  const facts = useMemo(() => [description, ...benefits], [description, benefits]);
  const take = (from: AdDesign, edited: AdDesign): void => {
    const designs = { begun: restoredSources(from), edited: restoredSources(edited) };
    onChange(fieldsOfDesign(fields, designs, preset.templates, frames));
  };
  if (templateOf(fields.template)?.kind !== 'picture' || frames.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button icon={<Pencil />} onClick={() => setBegun(design)}>
        {t('edit')}
      </Button>
      {(fields.patches.length > 0 || fields.added) && (
        <Button variant="ghost" onClick={() => onChange(withoutHandwork(fields))}>
          {t('editUndo')}
        </Button>
      )}
      {status}
      <FullScreenDialog open={begun !== null} onOpenChange={() => setBegun(null)} title={t('editTitle')}>
        <div className="flex min-w-0 flex-1 flex-col">
          <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b px-4 py-2 sm:px-8">
            <p aria-hidden="true" className="font-medium">
              {t('editTitle')}
            </p>
            {status}
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-4 sm:px-8 sm:pb-8">
            <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
              {begun && (
                <AdEditor
                  design={begun}
                  placements={frames}
                  facts={facts}
                  onChange={(edited) => take(begun, edited)}
                  onDone={() => setBegun(null)}
                />
              )}
            </Suspense>
          </div>
        </div>
      </FullScreenDialog>
    </div>
  );
}
