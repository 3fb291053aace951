import type { ListedProject } from '@adwright/contract/project/project.ts';
import { isUnfinished } from '@adwright/contract/run/is-unfinished.ts';
import { toolNamed } from '@adwright/tools/registry.ts';
import { arrangeOutputs } from '@adwright/tools/arrange-outputs.ts';
import { Badge, type Tone } from '@adwright/ui/badge.tsx';
import { Checkbox } from '@adwright/ui/checkbox.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Progress } from '@adwright/ui/progress.tsx';
import { CircleX, Star } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { RenameDialog } from './rename-dialog.tsx';
import type { Selection } from './selection.ts';
import type { Work } from './use-work.ts';
import { WorkMenu } from './work-menu.tsx';

const tones: Record<ListedProject['status'], Tone> = {
  draft: 'neutral',
  queued: 'neutral',
  processing: 'support',
  needs_input: 'warn',
  succeeded: 'success',
  failed: 'danger',
  cancelled: 'neutral',
};

type WorkRowProps = {
  project: ListedProject;
  toolName: string;
  icon: ReactNode;
  href: string;
  work: Work;
  selection?: Selection | undefined;
};

/** One piece of work: what it is, how it stands, the way into it, and what can be done with it. */
export function WorkRow({ project, toolName, icon, href, work, selection }: WorkRowProps) {
  const t = useTranslations('work');
  const [renaming, setRenaming] = useState(false);
  const title = project.title || toolName;
  const unfinished = isUnfinished(project);
  return (
    <li className="relative flex items-center gap-4 px-4 py-3 transition-colors hover:bg-hover has-[a:focus-visible]:bg-hover">
      {selection && (
        <Checkbox
          label={<span className="sr-only">{t('select', { title })}</span>}
          checked={selection.has(project)}
          onCheckedChange={(selected) => selection.set(project, selected)}
          className="relative z-[1] -me-3"
        />
      )}
      <Thumbnail project={project} icon={icon} />
      <div className="flex min-w-0 flex-1 flex-col gap-2 sm:flex-row sm:items-center sm:gap-4">
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <Link
            to={href}
            preventScrollReset
            aria-label={t('open', { title })}
            className="line-clamp-3 font-medium wrap-anywhere after:absolute after:inset-0 sm:line-clamp-1"
          >
            <bdi>{title}</bdi>
            {project.favorite && (
              <Star
                aria-label={t('favorite')}
                fill="currentColor"
                className="ms-1.5 inline size-4 align-[-2px] text-warn"
              />
            )}
          </Link>
          <Facts project={project} toolName={toolName} />
          {unfinished && (
            <Progress
              label={t('progress', { title })}
              hideLabel
              value={project.progress}
              valueText={`${project.progress}%`}
              className="mt-1 max-w-sm"
            />
          )}
        </div>
        <Badge tone={tones[project.status]} className="max-sm:self-start">
          {t(`status.${project.status}`)}
        </Badge>
      </div>
      <div className="relative flex">
        {unfinished && (
          <IconButton
            size="sm"
            label={t('cancel', { title })}
            icon={<CircleX />}
            onClick={() => work.cancel(project)}
          />
        )}
        <WorkMenu project={project} title={title} work={work} onRename={() => setRenaming(true)} />
      </div>
      {renaming && (
        <RenameDialog
          title={title}
          onClose={() => setRenaming(false)}
          onRename={(name) => work.rename(project, name)}
        />
      )}
    </li>
  );
}

function Facts({ project, toolName }: { project: ListedProject; toolName: string }) {
  const t = useTranslations('work');
  const format = useFormatter();
  const now = useNow({ updateInterval: 30_000 });
  const cost = { count: project.credits_cost };
  const facts = [
    toolName,
    format.relativeTime(new Date(project.created_at), now),
    project.credits_state === 'returned' ? t('returned') : project.credits_cost > 0 && t('cost', cost),
    project.version > 1 && t('version', { version: project.version }),
    project.share_path !== null && t('shared'),
  ];
  return (
    // Each dot stands before its fact; that of the first in a line is beyond the edge, where the box around cuts it.
    <div className="overflow-x-clip">
      <ul className="-ms-4 flex flex-wrap text-sm text-muted [&>li]:before:inline-block [&>li]:before:w-4 [&>li]:before:text-center [&>li]:before:content-['·']">
        {facts.filter(Boolean).map((fact) => (
          <li key={String(fact)}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}

function Thumbnail({ project, icon }: { project: ListedProject; icon: ReactNode }) {
  const { cover } = arrangeOutputs(toolNamed(project.tool), project.outputs);
  return (
    <span
      aria-hidden="true"
      className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-control border bg-surface text-muted max-sm:size-14 [&_svg]:size-5"
    >
      {cover === null ? icon : <img src={cover.url} alt="" loading="lazy" className="size-full object-contain" />}
    </span>
  );
}
