import type { BatchRowView } from '@adwright/contract/project/batch.ts';
import type { BatchSheet } from '@adwright/tools/kit/batch/plan/sheet.ts';
import { type ToolId, toolNamed, tools } from '@adwright/tools/registry.ts';
import type { Tool } from '@adwright/tools/tool.ts';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { Suspense, use, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BatchProgress } from './batch-progress.tsx';
import { SheetScreen } from './sheet-screen.tsx';
import { keepSheet, keptSheet } from './use-sheet.ts';

type BatchScreenProps = {
  /** The batch to follow; without one a sheet is filled in. */
  batchId: string | null;
  /** A draft, or a batch whose sheet is used again. */
  lines: readonly { readonly type: number; readonly cells: Record<string, string> }[] | null;
  nameOf: (tool: ToolId) => string;
  hrefOf: (row: BatchRowView) => string | undefined;
  onStarted: (id: string) => void;
  onNew: () => void;
};

/** The tools that can make many at once. */
const offered = (tools as readonly Tool[]).flatMap(({ id, batch }) => (batch === undefined ? [] : [id as ToolId]));
const [firstTool = 'image-ad'] = offered.includes('image-ad') ? (['image-ad'] as const) : offered;

const loading = new Map<ToolId, Promise<{ readonly batch: BatchSheet }>>();

function loadSheet(id: ToolId): Promise<{ readonly batch: BatchSheet }> {
  const known = loading.get(id);
  if (known !== undefined) return known;
  const { batch } = toolNamed(id) as Tool;
  if (batch === undefined) throw new Error(`${id} makes one at a time`);
  const started = batch();
  loading.set(id, started);
  return started;
}

export function BatchScreen({ batchId, lines, nameOf, hrefOf, onStarted, onNew }: BatchScreenProps) {
  if (batchId !== null) return <BatchProgress id={batchId} hrefOf={hrefOf} onNew={onNew} />;
  return <NewBatch lines={lines} nameOf={nameOf} onStarted={onStarted} />;
}

type NewBatchProps = Pick<BatchScreenProps, 'lines' | 'nameOf' | 'onStarted'>;

function NewBatch({ lines, nameOf, onStarted }: NewBatchProps) {
  const t = useTranslations('batch');
  const [start] = useState(() => startOf(lines));
  const [tool, setTool] = useState<ToolId>(start.tool);
  const [rows, setRows] = useState(start.rows);
  const chooser = (
    <NativeSelect<ToolId>
      label={t('tool')}
      value={tool}
      onValueChange={(next) => {
        // What the next one has a column for comes along.
        const kept = keptSheet();
        setRows(kept && kept.rows.length > 0 ? kept.rows : null);
        setTool(next);
      }}
      options={offered.map((value) => ({ value, label: nameOf(value) }))}
      className="w-56 max-w-full"
    />
  );
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full rounded-card" />}>
      <LoadedSheet key={tool} tool={tool} start={rows} chooser={chooser} onStarted={onStarted} />
    </Suspense>
  );
}

type LoadedProps = Pick<Parameters<typeof SheetScreen>[0], 'tool' | 'start' | 'chooser' | 'onStarted'>;

function LoadedSheet(props: LoadedProps) {
  const { batch } = use(loadSheet(props.tool));
  return <SheetScreen {...props} type={toolNamed(props.tool)?.projectType ?? 0} sheet={batch} />;
}

function startOf(lines: BatchScreenProps['lines']): { tool: ToolId; rows: readonly Record<string, string>[] | null } {
  const [first] = lines ?? [];
  const again = tools.find(({ projectType }) => projectType === first?.type)?.id;
  if (lines !== null && again !== undefined && offered.includes(again)) {
    const rows = lines.filter(({ type }) => type === first?.type).map(({ cells }) => cells);
    keepSheet({ tool: again, rows });
    return { tool: again, rows };
  }
  const kept = keptSheet();
  const tool = offered.find((id) => id === kept?.tool);
  return tool === undefined || kept === null || kept.rows.length === 0
    ? { tool: tool ?? firstTool, rows: null }
    : { tool, rows: kept.rows };
}
