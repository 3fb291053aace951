import type {
  CloneMakeInput,
  CloneOutput,
  CloneSizesInput,
  ImageAdCloneInput,
} from '@adwright/contract/ads-image/image-ad-clone.ts';
import type { ExportedDocument, Run } from '@adwright/contract/run/run.ts';
import { designCreative } from '@adwright/studio/design/design-creative.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { ImageAdSet } from '@adwright/studio/document/image-ad-set.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CreativeCanvas } from '@adwright/creative-view/creative-canvas.tsx';
import { BrandCheck } from '../../kit/ad-designs/screen/brand-check.tsx';
import { newSet, sameDesign, withEdit } from '../../kit/design-set/plan/design-set.ts';
import { DesignDialog } from '../../kit/design-set/screen/design-dialog.tsx';
import { EditsFailed } from '../../kit/form/screen/edits-failed.tsx';
import { OutdatedFiles } from '../../kit/design-set/screen/outdated-files.tsx';
import { ProjectDeleted } from '../../kit/form/screen/project-deleted.tsx';
import { type OpenSet, useDesignSet } from '../../kit/design-set/screen/use-design-set.ts';
import { useExport } from '../../kit/form/screen/use-export.ts';
import { type DocumentSession, useToolHost } from '../../kit/form/screen/tool-host.ts';
import { usePictureUrl } from '../../kit/form/screen/picture-urls.ts';
import { ResultFiles } from '../../kit/form/screen/result-files.tsx';
import type { CloneFields } from './fields.ts';
import { MarkNotes } from './mark-notes.tsx';
import { ownFrame } from '../plan/own-frame.ts';
import { SimilarityMeter } from './similarity-meter.tsx';

/** A clone is a set of one. */
const only = 'clone';

type CloneResultProps = {
  run: Run;
  projectId: string;
  output: CloneOutput;
  fields: Pick<CloneFields, 'sizes' | 'formats'>;
  starting: boolean;
  onRun: (input: ImageAdCloneInput, document: ExportedDocument) => void;
};

/** Mine beside theirs, how near it comes, what to mind, every layer to edit, and the files. */
export function CloneResult(props: CloneResultProps) {
  const { run, projectId, output } = props;
  // Files of an edited clone propose nothing new.
  const source = (run.input as ImageAdCloneInput).mode === 'clone' ? run.id : null;
  const [initial] = useState(() => newSet(source, [{ id: only, design: output.design as AdDesign }], [only]));
  const opened = useDesignSet(run, projectId, initial);
  const design = opened.set?.designs[only];
  if (opened.missing) return <ProjectDeleted />;
  if (opened.failed) return <EditsFailed onRetry={opened.retry} />;
  if (!design || opened.session === null) return <Skeleton className="aspect-video rounded-card" />;
  return <OpenClone {...props} design={design} opened={opened} session={opened.session} />;
}

type OpenCloneProps = CloneResultProps & { design: AdDesign; opened: OpenSet; session: DocumentSession };

function OpenClone({ run, projectId, output, fields, starting, onRun, design, opened, session }: OpenCloneProps) {
  const t = useTranslations('tool-image-ad-clone.result');
  const host = useToolHost();
  const input = run.input as CloneMakeInput | CloneSizesInput;
  const [editing, setEditing] = useState(false);
  const { saving, exportDocument } = useExport(session, projectId, onRun);
  const changed = !sameDesign(design, input.mode === 'sizes' ? input.design : output.design);
  const exportAgain = (): void =>
    exportDocument((set) => ({
      mode: 'sizes',
      design: (set as ImageAdSet).designs[only] as Record<string, unknown>,
      sizes: fields.sizes,
      formats: fields.formats,
      reference: input.reference,
      analysis: output.analysis,
      keep_background: output.keep_background,
      order: input.mode === 'clone' ? input : input.order,
    }));
  const brand = (input.mode === 'clone' ? input : input.order)?.brand;
  const creatives = useMemo(() => [designCreative(design, ownFrame(design))], [design]);
  const keep = (edited: AdDesign): AdDesign => {
    const next = withEdit(session.get().document as ImageAdSet, { id: only, design: edited });
    opened.change(next);
    return next.designs[only] as AdDesign;
  };
  return (
    <div className="flex flex-col gap-6">
      {host.documentStatus(session)}
      <SideBySide reference={input.reference} design={design} />
      <div className="flex flex-wrap gap-3">
        <Button icon={<Pencil />} onClick={() => setEditing(true)}>
          {t('edit')}
        </Button>
        {!changed && (
          <Button variant="ghost" loading={starting || saving} onClick={exportAgain}>
            {t('again')}
          </Button>
        )}
      </div>
      <BrandCheck brand={brand} creatives={creatives} />
      {changed && <OutdatedFiles busy={starting || saving} onExport={exportAgain} />}
      {output.similarity && <SimilarityMeter similarity={output.similarity} />}
      <MarkNotes marks={output.marks} />
      <ResultFiles assets={run.assets.filter(({ name }) => isDelivered(name, output))} />
      {editing && (
        <DesignDialog
          title={t('edit')}
          session={session}
          design={design}
          placements={[{ ...ownFrame(design), name: t('own') }, ...fields.sizes]}
          onKeep={keep}
          onClose={() => setEditing(false)}
        />
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
