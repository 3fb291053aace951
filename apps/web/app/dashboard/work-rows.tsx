import type { ListedProject } from '@adwright/contract/project/project.ts';
import { History } from 'lucide-react';
import type { Selection } from '../features/work/selection.ts';
import type { Work } from '../features/work/use-work.ts';
import { WorkRow } from '../features/work/work-row.tsx';
import { sectionOfTool, sections } from './sections.ts';
import { useDashboard } from './use-dashboard.ts';
import { useSectionWords } from './use-section-words.ts';

type WorkRowsProps = { projects: readonly ListedProject[]; work: Work; selection?: Selection | undefined };

/** Work as rows that lead into the section it was made in: to its newest run, or as a draft to its fields. */
export function WorkRows({ projects, work, selection }: WorkRowsProps) {
  const { nameOf } = useSectionWords();
  const { hrefOf } = useDashboard();
  return (
    <ul className="flex flex-col divide-y">
      {projects.map((project) => {
        const section = sectionOfTool(project.tool) ?? 'MyWork';
        const Icon = sections[section]?.icon ?? History;
        const detail = project.run_id === null ? { projectId: project.id } : { runId: project.run_id };
        return (
          <WorkRow
            key={project.id}
            project={project}
            toolName={nameOf(section)}
            icon={<Icon />}
            href={hrefOf(section, detail)}
            work={work}
            selection={selection}
          />
        );
      })}
    </ul>
  );
}
