import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Tooltip } from '@adwright/ui/tooltip.tsx';
import type { ReactNode } from 'react';
import { keysOf } from '../keyboard/key-names.ts';
import type { CommandId } from '../keyboard/keymap.ts';

type ToolButtonProps = {
  label: string;
  icon: ReactNode;
  /** Whose keys are shown beside the name. */
  command?: CommandId | undefined;
  disabled?: boolean | undefined;
  size?: 'sm' | 'md' | undefined;
  onClick: () => void;
};

/** An icon that says its name and its keys as soon as it is pointed at. */
export function ToolButton({ label, icon, command, disabled = false, size = 'sm', onClick }: ToolButtonProps) {
  const button = (
    <IconButton
      size={size}
      variant="outline"
      label={label}
      // What cannot be pressed shows no tooltip of ours.
      title={disabled ? label : undefined}
      icon={icon}
      disabled={disabled}
      onClick={onClick}
    />
  );
  if (disabled) return button;
  return <Tooltip content={<Words label={label} keys={command && keysOf(command)} />}>{button}</Tooltip>;
}

function Words({ label, keys }: { label: string; keys: string | undefined }) {
  return (
    <span className="flex items-center gap-2">
      {label}
      {keys !== undefined && keys !== '' && (
        <kbd dir="ltr" className="font-sans text-xs opacity-75">
          {keys}
        </kbd>
      )}
    </span>
  );
}
