import type { ListedPreset } from '@adwright/contract/preset/preset.ts';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormWords } from './form-words.ts';
import { PresetNameDialog } from './preset-name-dialog.tsx';
import type { Presets } from './presets.ts';

/** Renames and deletes. Closes with the last one. */
export function ManagePresets({ presets, onClose }: { presets: Presets; onClose: () => void }) {
  const t = useFormWords();
  const [renaming, setRenaming] = useState<ListedPreset | null>(null);
  const list = presets.list ?? [];

  async function remove({ id, name }: ListedPreset): Promise<void> {
    if ((await presets.remove(id, t('presets.deleteQuestion', { name }))) && list.length === 1) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('presets.menu')}
      closeLabel={t('presets.close')}
      size="md"
    >
      <ul className="flex flex-col divide-y">
        {list.map((preset) => (
          <li key={preset.id} className="flex min-h-12 items-center gap-1">
            <span className="min-w-0 flex-1 wrap-anywhere">{preset.name}</span>
            <IconButton
              label={t('presets.rename', { name: preset.name })}
              icon={<Pencil />}
              onClick={() => setRenaming(preset)}
            />
            <IconButton
              label={t('presets.delete', { name: preset.name })}
              icon={<Trash2 />}
              onClick={() => void remove(preset)}
            />
          </li>
        ))}
      </ul>
      {renaming && (
        <PresetNameDialog
          title={t('presets.renameTitle')}
          name={renaming.name}
          taken={list}
          onClose={() => setRenaming(null)}
          onName={(name) => presets.rename(renaming.id, name)}
        />
      )}
    </Dialog>
  );
}
