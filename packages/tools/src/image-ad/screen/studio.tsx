import type { ImageAdInput, ImageAdSizesInput } from '@adwright/contract/ads-image/image-ad.ts';
import type { ExportedDocument, Run } from '@adwright/contract/run/run.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { ImageAdSet } from '@adwright/studio/document/image-ad-set.ts';
import type { PlacementId } from '@adwright/studio/placements.ts';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { withChoice, withEdit } from '../../kit/design-set/plan/design-set.ts';
import { DesignDialog } from '../../kit/design-set/screen/design-dialog.tsx';
import { EditsFailed } from '../../kit/form/screen/edits-failed.tsx';
import { ProjectDeleted } from '../../kit/form/screen/project-deleted.tsx';
import { type OpenSet, useDesignSet } from '../../kit/design-set/screen/use-design-set.ts';
import { useExport } from '../../kit/form/screen/use-export.ts';
import { type DocumentSession, useToolHost } from '../../kit/form/screen/tool-host.ts';
import { orderOf, outputOf, placementsIn, proposedIn, setOfRun, variantsOf } from './ad-set.ts';
import { ChooseAndExport } from './choose-and-export.tsx';
import { FeedPreview } from './feed-preview.tsx';
import { FilesView } from './files-view.tsx';
import { firstSizes } from './fields.ts';
import { factsOfOrder } from '../plan/plan.ts';
import { useMoreVariants } from './use-more-variants.ts';
import { WallSkeleton } from './wall-skeleton.tsx';

type StudioProps = {
  run: Run;
  projectId: string;
  /** The sizes chosen in the form. */
  sizes: readonly PlacementId[];
  starting: boolean;
  onRun: (input: ImageAdInput, document: ExportedDocument) => void;
};

/** What a run left to do: choose, edit and export. Everything done here is kept in the project's document. */
export function Studio(props: StudioProps) {
  const { run, projectId } = props;
  const [initial] = useState(() => setOfRun(run));
  const opened = useDesignSet(run, projectId, initial);
  const { set, session } = opened;
  if (opened.missing) return <ProjectDeleted />;
  if (opened.failed) return <EditsFailed onRetry={opened.retry} />;
  if (set === null || session === null) return <WallSkeleton />;
  if (set.order.length === 0) return null;
  return <OpenStudio {...props} opened={opened} set={set} session={session} />;
}

type OpenStudioProps = StudioProps & { opened: OpenSet; set: ImageAdSet; session: DocumentSession };
type Choice = Pick<ImageAdSizesInput, 'sizes' | 'formats'> & { readonly ids: readonly string[] };

function OpenStudio({ run, projectId, sizes, starting, onRun, opened, set, session }: OpenStudioProps) {
  const t = useTranslations('tool-image-ad');
  const host = useToolHost();
  const { proposal, change } = opened;
  const [editing, setEditing] = useState<{ id: string; sizes: readonly PlacementId[] } | null>(null);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const order = useMemo(() => orderOf(proposal, run), [proposal, run]);
  const facts = useMemo(() => factsOfOrder(order), [order]);
  const { saving, exportDocument } = useExport(session, projectId, onRun);
  const variants = proposedIn(proposal);
  const pictured = (id: string) => variants.get(id)?.pictures.map(({ size }) => size) ?? [];
  const more = useMoreVariants(order, session, (id) =>
    placementsIn([...pictured(id), ...set.order.flatMap(pictured), ...sizes]),
  );
  const busy = starting || saving;
  const make = ({ ids, sizes: wanted, formats }: Choice): void =>
    exportDocument((document) => {
      const { designs } = document as ImageAdSet;
      const present = ids.filter((id) => designs[id]);
      const chosen = present.map((id) => designs[id] as Record<string, unknown>);
      return { mode: 'sizes', designs: chosen, variants: present, sizes: [...wanted], formats, order };
    });
  const output = outputOf(run);
  const input = run.input as ImageAdSizesInput;
  return (
    <div className="flex flex-col gap-6">
      {host.documentStatus(session)}
      {output?.mode === 'sizes' && (
        <FilesView
          run={run}
          output={output}
          set={set}
          busy={busy}
          onEdit={(id) => setEditing({ id, sizes: input.sizes })}
          onExport={() => make({ ...input, ids: variantsOf(input) })}
        />
      )}
      {output?.mode === 'sizes' && set.run_id !== null && (
        <p className="pt-4 font-display text-xl font-[650] tracking-display">{t('wall.again')}</p>
      )}
      {set.run_id !== null && (
        <ChooseAndExport
          set={set}
          variants={variants}
          proposal={proposal}
          sizes={sizes}
          busy={busy}
          more={more}
          onChange={change}
          onEdit={(id) => setEditing({ id, sizes: sizes.length > 0 ? sizes : firstSizes.slice(0, 1) })}
          onPreview={setPreviewed}
          onMake={(formats) =>
            make({ ids: set.order.filter((id) => set.chosen.includes(id)), sizes: [...sizes], formats })
          }
        />
      )}
      {previewed !== null && set.designs[previewed] && (
        <FeedPreview design={set.designs[previewed]} order={order} onClose={() => setPreviewed(null)} />
      )}
      {editing && set.designs[editing.id] && (
        <DesignDialog
          title={t('editor')}
          session={session}
          design={set.designs[editing.id] as AdDesign}
          placements={editing.sizes}
          facts={facts}
          onKeep={(design) => {
            const { id } = editing;
            const shown = variants.get(id)?.pictures.map(({ size }) => size) ?? [];
            const now = session.get().document as ImageAdSet;
            const next = withChoice(
              withEdit(now, { id, design, sizes: placementsIn([...shown, ...editing.sizes]) }),
              id,
            );
            change(next);
            return next.designs[id] as AdDesign;
          }}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}
