import type { BatchRowView } from '@adwright/contract/project/batch.ts';
import { type ToolId, toolNamed } from '@adwright/tools/registry.ts';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { BatchScreen } from '../features/batches/batch-screen.tsx';
import { PageBrands } from '../features/tool-runner/page-brands.tsx';
import { PageToolHost } from '../features/tool-runner/page-tool-host.tsx';
import { useProjectParams } from '../features/tool-runner/use-project-params.ts';
import { SectionHeading } from './section-heading.tsx';
import type { SectionProps } from './sections.ts';
import { useDashboard } from './use-dashboard.ts';
import { useSectionWords } from './use-section-words.ts';

type Lines = readonly { readonly type: number; readonly cells: Record<string, string> }[];

/** Many at once: a sheet to fill in, or a batch under way. A draft brings its sheet. */
export function BatchSection({ address }: SectionProps) {
  const { open, hrefOf } = useDashboard();
  const { nameOf } = useSectionWords();
  const params = useProjectParams(address.projectId);
  const hrefOfRow = ({ tool, id }: BatchRowView): string | undefined => {
    const section = toolNamed(tool)?.section.key;
    return section && hrefOf(section, { runId: id });
  };
  return (
    <>
      <SectionHeading section="BatchCreation" />
      {params === undefined ? (
        <Skeleton className="h-96 w-full rounded-card" />
      ) : (
        <PageToolHost>
          <PageBrands begins={undefined}>
            <BatchScreen
              batchId={address.runId}
              lines={linesOf(params)}
              nameOf={(tool: ToolId) => nameOf(toolNamed(tool)?.section.key ?? 'MyWork')}
              hrefOf={hrefOfRow}
              onStarted={(id) => void open('BatchCreation', { runId: id })}
              onNew={() => void open('BatchCreation')}
            />
          </PageBrands>
        </PageToolHost>
      )}
    </>
  );
}

/** What a draft of a batch holds. */
function linesOf(params: object | null): Lines | null {
  const lines = params && 'lines' in params ? params.lines : null;
  return Array.isArray(lines) ? (lines as Lines) : null;
}
