import type {
  CloneMakeInput,
  CloneOutput,
  CloneSizesInput,
  ImageAdCloneInput,
} from '@adwright/contract/ads-image/image-ad-clone.ts';
import type { Run } from '@adwright/contract/run/run.ts';
import { designCreative } from '@adwright/studio/design/design-creative.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CreativeCanvas } from '@adwright/creative-view/creative-canvas.tsx';
import { usePictureUrl } from '../../kit/form/screen/picture-urls.ts';
import { ResultFiles } from '../../kit/form/screen/result-files.tsx';
import { EditDialog } from './edit-dialog.tsx';
import type { CloneFields } from './fields.ts';
import { MarkNotes } from './mark-notes.tsx';
import { ownFrame } from '../plan/own-frame.ts';
import { SimilarityMeter } from './similarity-meter.tsx';

type CloneResultProps = {
  run: Run;
  output: CloneOutput;
  fields: Pick<CloneFields, 'sizes' | 'formats'>;
  starting: boolean;
  onRun: (input: ImageAdCloneInput) => void;
};

/** Mine beside theirs, how near it comes, what to mind, every layer to edit, and the files. */
export function CloneResult({ run, output, fields, starting, onRun }: CloneResultProps) {
  const t = useTranslations('tool-image-ad-clone.result');
  const input = run.input as CloneMakeInput | CloneSizesInput;
  const made = output.design as AdDesign;
  const [design, setDesign] = useState(made);
  const [editing, setEditing] = useState(false);
  const changed = design !== made;
  const drawAgain = (): void =>
    onRun({
      mode: 'sizes',
      design,
      sizes: fields.sizes,
      formats: fields.formats,
      reference: input.reference,
      analysis: output.analysis,
      keep_background: output.keep_background,
      order: input.mode === 'clone' ? input : input.order,
    });
  return (
    <div className="flex flex-col gap-6">
      <SideBySide reference={input.reference} design={design} />
      <div className="flex flex-wrap gap-3">
        <Button icon={<Pencil />} onClick={() => setEditing(true)}>
          {t('edit')}
        </Button>
        <Button variant={changed ? 'primary' : 'ghost'} loading={starting} onClick={drawAgain}>
          {t('again')}
        </Button>
      </div>
      {changed && <Notice tone="info">{t('changed')}</Notice>}
      {output.similarity && <SimilarityMeter similarity={output.similarity} />}
      <MarkNotes marks={output.marks} />
      <ResultFiles assets={run.assets.filter(({ name }) => isDelivered(name, output))} />
      {editing && (
        <EditDialog design={design} sizes={fields.sizes} onChange={setDesign} onClose={() => setEditing(false)} />
      )}
    </div>
  );
}

/** Cut-outs and kept backgrounds are stored with the run, too; they are parts and no ads. */
function isDelivered(name: string, { files }: CloneOutput): boolean {
  return files.some((file) => file.name.replaceAll('/', '_') === name);
}

function SideBySide({ reference, design }: { reference: string | null; design: AdDesign }) {
  const t = useTranslations('tool-image-ad-clone.preview');
  const url = usePictureUrl(reference);
  const creative = useMemo(() => designCreative(design, ownFrame(design)), [design]);
  return (
    <div className="grid grid-cols-2 gap-4">
      {url !== null && (
        <figure className="flex min-w-0 flex-col gap-2">
          <img src={url} alt={t('original')} className="block w-full rounded-control border" />
          <figcaption className="text-sm text-muted">{t('original')}</figcaption>
        </figure>
      )}
      <figure className="flex min-w-0 flex-col gap-2">
        <CreativeCanvas creative={creative} label={t('mine')} className="rounded-control border" />
        <figcaption className="text-sm text-muted">{t('mine')}</figcaption>
      </figure>
    </div>
  );
}
