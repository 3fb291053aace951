import { classNames } from '@adwright/ui/class-names.ts';
import type { ReactNode } from 'react';

type FolderButtonProps = {
  name: string;
  note?: string | undefined;
  icon: ReactNode;
  mark?: ReactNode;
  current: boolean;
  hasMenu?: boolean;
  onChoose: () => void;
};

/** A folder to look into: a campaign, or one that fills itself. */
export function FolderButton({ name, note, icon, mark, current, hasMenu = false, onChoose }: FolderButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={current}
      onClick={onChoose}
      className={classNames(
        'flex h-full min-h-16 w-full items-center gap-3 rounded-card border bg-raised px-4 py-3 text-start transition-colors hover:bg-hover [&_svg]:size-5 [&_svg]:shrink-0',
        current && 'border-text inset-ring inset-ring-text',
        hasMenu && 'pe-12',
      )}
    >
      {icon}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex items-center gap-1.5 text-sm font-medium [&_svg]:size-4">
          <bdi className="line-clamp-2 break-words" title={name}>
            {name}
          </bdi>
          {mark}
        </span>
        {note !== undefined && <span className="text-xs text-muted">{note}</span>}
      </span>
    </button>
  );
}
