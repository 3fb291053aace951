import type { ListedProject } from '@adwright/contract/project/project.ts';
import { arrangeOutputs } from '@adwright/tools/arrange-outputs.ts';
import { toolNamed } from '@adwright/tools/registry.ts';
import { type MenuEntry, DropdownMenu } from '@adwright/ui/dropdown-menu.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { Copy, Download, Ellipsis, Link2, Link2Off, Pencil, Star, StarOff, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useState } from 'react';
import { SharedLink } from './shared-link.tsx';
import { askFirst } from '../../parts/message-dialogs.ts';
import type { Work } from './use-work.ts';

type WorkMenuProps = { project: ListedProject; title: string; work: Work; onRename: () => void };

/** Everything one can do with a piece of work beside opening it. */
export function WorkMenu({ project, title, work, onRename }: WorkMenuProps) {
  const t = useTranslations('work.menu');
  const [link, setLink] = useState<string | null>(null);
  const share = async (): Promise<void> => {
    const { share_path } = await work.share(project).catch(() => ({ share_path: null }));
    if (share_path !== null) setLink(location.origin + share_path);
  };
  const remove = useRemove(work);
  const unshare = () => {
    if (askFirst(t('confirmUnshare', { title }))) work.unshare(project);
  };
  const finished = project.status === 'succeeded';
  const entries: MenuEntry[] = [
    { kind: 'action', label: t('rename'), icon: <Pencil />, onSelect: onRename },
    {
      kind: 'action',
      label: project.favorite ? t('unfavorite') : t('favorite'),
      icon: project.favorite ? <StarOff /> : <Star />,
      onSelect: () => void work.favor([project], !project.favorite),
    },
    { kind: 'action', label: t('duplicate'), icon: <Copy />, onSelect: () => work.duplicate(project) },
    // A batch as a whole has nothing to show to others.
    ...(finished && toolNamed(project.tool) !== undefined
      ? [{ kind: 'action', label: t('share'), icon: <Link2 />, onSelect: () => void share() } as const]
      : []),
    ...(project.share_path === null
      ? []
      : [{ kind: 'action', label: t('unshare'), icon: <Link2Off />, onSelect: unshare } as const]),
    // There may be dozens: they come after what there is once.
    ...arrangeOutputs(toolNamed(project.tool), project.outputs).files.map((file): MenuEntry => ({
      kind: 'link',
      label: t('download', { name: file.name }),
      icon: <Download />,
      href: `${file.url}&download=1`,
    })),
    { kind: 'line', key: 'end' },
    { kind: 'action', label: t('delete'), icon: <Trash2 />, danger: true, onSelect: () => void remove(project) },
  ];
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={<IconButton size="sm" label={t('label', { title })} icon={<Ellipsis />} />}
        entries={entries}
      />
      {link !== null && <SharedLink title={title} link={link} onClose={() => setLink(null)} />}
    </>
  );
}

function useRemove(work: Work) {
  const t = useTranslations('work.menu');
  return async (project: ListedProject): Promise<void> => {
    const undo = await work.remove(project).catch(() => null);
    if (undo !== null) toast.info(t('deleted'), { action: { label: t('undo'), onClick: undo } });
  };
}
