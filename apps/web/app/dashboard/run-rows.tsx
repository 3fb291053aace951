import type { Run } from '@adwright/contract/run.ts';
import { History } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { RunRow } from '../features/work/run-row.tsx';
import { sectionOfTool, sections } from './sections.ts';
import { useDashboard } from './use-dashboard.ts';

/** Runs as rows that lead into the section they were made in. */
export function RunRows({ runs, onCancel }: { runs: readonly Run[]; onCancel: (id: string) => void }) {
  const t = useTranslations('dashboard.sections');
  const { hrefOf } = useDashboard();
  return (
    <ul className="flex flex-col divide-y">
      {runs.map((run) => {
        const section = sectionOfTool(run.tool) ?? 'MyWork';
        const Icon = sections[section]?.icon ?? History;
        return (
          <RunRow
            key={run.id}
            run={run}
            toolName={t(`${section}.name`)}
            icon={<Icon />}
            href={hrefOf(section, { runId: run.id })}
            onCancel={() => onCancel(run.id)}
          />
        );
      })}
    </ul>
  );
}
