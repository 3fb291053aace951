import type { ImageAdInput, ImageAdSizesInput } from '@adwright/contract/ads-image/image-ad.ts';
import type { Run } from '@adwright/contract/run/run.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { PlacementId } from '@adwright/studio/placements.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { mostPictures } from '../contract.ts';
import { EditDialog } from './edit-dialog.tsx';
import { ExportBar } from './export-bar.tsx';
import { FilesView } from './files-view.tsx';
import { designOfVariant, outputOf, rememberedWall, rememberWall, type Wall, wallOfRun } from './wall-memory.ts';
import { WallView } from './wall.tsx';

type StudioProps = {
  run: Run;
  /** The sizes chosen in the form. */
  sizes: readonly PlacementId[];
  starting: boolean;
  onRun: (input: ImageAdInput) => void;
};

/** What a finished run left to do: choose and edit on the wall, or take the files. */
export function Studio({ run, ...rest }: StudioProps) {
  const output = outputOf(run);
  const t = useTranslations('tool-image-ad');
  const [wall, setWall] = useState<Wall | null>(() => wallOfRun(run) ?? rememberedWall());
  const change = (next: Wall): void => {
    setWall(next);
    rememberWall(next);
  };
  return (
    <div className="flex flex-col gap-10">
      {output?.mode === 'sizes' && <Files run={run} onRun={rest.onRun} starting={rest.starting} />}
      {output?.mode === 'sizes' && wall && (
        <p className="font-display text-xl font-[650] tracking-display">{t('wall.again')}</p>
      )}
      {wall && <Choosing wall={wall} onChange={change} {...rest} />}
    </div>
  );
}

type ChoosingProps = Omit<StudioProps, 'run'> & { wall: Wall; onChange: (wall: Wall) => void };

function Choosing({ wall, sizes, starting, onChange, onRun }: ChoosingProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [formats, setFormats] = useState<ImageAdSizesInput['formats']>(['jpg']);
  const [editing, setEditing] = useState<string | null>(null);
  const picked = wall.variants.filter(({ id }) => chosen.includes(id));
  const edited = wall.variants.find(({ id }) => id === editing);
  const make = (): void => {
    rememberWall(wall);
    onRun({
      mode: 'sizes',
      designs: picked.map((variant) => designOfVariant(wall, variant)),
      sizes: [...sizes],
      formats,
      order: wall.order,
    });
  };
  return (
    <div className="flex flex-col gap-4">
      <WallView wall={wall} sizes={sizes} chosen={chosen} onChoose={setChosen} onEdit={setEditing} />
      {picked.length > 0 && (
        <ExportBar
          ads={picked.length}
          sizes={sizes.length}
          chosen={formats}
          most={mostPictures}
          busy={starting}
          onFormats={setFormats}
          onMake={make}
        />
      )}
      {edited && (
        <EditDialog
          design={designOfVariant(wall, edited) as AdDesign}
          placements={sizes.length > 0 ? sizes : ['meta-feed-portrait']}
          onChange={(design) => onChange({ ...wall, edits: { ...wall.edits, [edited.id]: design } })}
          onClose={() => {
            // Whoever edits an ad wants it.
            setChosen((before) => (before.includes(edited.id) ? before : [...before, edited.id]));
            setEditing(null);
          }}
        />
      )}
    </div>
  );
}

/** The files of a run; a design changed here is made again with the same sizes. */
function Files({ run, starting, onRun }: Pick<StudioProps, 'run' | 'starting' | 'onRun'>) {
  const t = useTranslations('tool-image-ad.files');
  const input = run.input as ImageAdSizesInput;
  const [designs, setDesigns] = useState(input.designs);
  const [editing, setEditing] = useState<number | null>(null);
  const output = outputOf(run);
  if (output?.mode !== 'sizes') return null;
  const design = editing === null ? undefined : designs[editing];
  return (
    <>
      {designs !== input.designs && (
        <Notice
          tone="info"
          action={
            <Button loading={starting} onClick={() => onRun({ ...input, designs })}>
              {t('remake')}
            </Button>
          }
        >
          {t('remakeHint')}
        </Notice>
      )}
      <FilesView output={output} assets={run.assets} designs={designs.length} onEdit={setEditing} />
      {design && (
        <EditDialog
          design={design as AdDesign}
          placements={input.sizes}
          onChange={(changed) =>
            setDesigns((before) => before.map((one, index) => (index === editing ? changed : one)))
          }
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}
