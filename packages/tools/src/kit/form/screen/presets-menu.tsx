import { Button } from '@adwright/ui/button.tsx';
import { DropdownMenu, type MenuEntry } from '@adwright/ui/dropdown-menu.tsx';
import { toast } from '@adwright/ui/toast.ts';
import type { ListedPreset } from '@adwright/contract/preset/preset.ts';
import { BookmarkPlus, SlidersHorizontal, Settings2 } from 'lucide-react';
import { use, useState } from 'react';
import { FormSettingsContext, type FormSlot } from './form-settings.ts';
import { useFormWords } from './form-words.ts';
import { ManagePresets } from './manage-presets.tsx';
import { PresetNameDialog } from './preset-name-dialog.tsx';
import { type Presets, PresetsContext } from './presets.ts';

/** Saves what is set in this form under a name, and sets it again. Visitors have nowhere to keep it. */
export function PresetsMenu() {
  const presets = use(PresetsContext);
  const form = use(FormSettingsContext);
  return presets && form && <OpenPresetsMenu presets={presets} form={form} />;
}

type OpenProps = { presets: Presets; form: FormSlot };

function OpenPresetsMenu({ presets, form }: OpenProps) {
  const t = useFormWords();
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  const list = presets.list ?? [];

  async function apply({ id, name }: ListedPreset): Promise<void> {
    const settings = await presets.load(id);
    const undo = settings && form.get()?.apply(settings);
    if (undo) toast.success(t('presets.applied', { name }), { action: { label: t('undo'), onClick: undo } });
  }
  async function save(name: string): Promise<boolean> {
    const settings = form.get()?.read();
    const kept = settings !== undefined && (await presets.save(name, settings));
    if (kept) toast.success(t('presets.saved'));
    return kept;
  }

  const entries: MenuEntry[] = [
    ...list.map((preset): MenuEntry => ({ kind: 'action', label: preset.name, onSelect: () => void apply(preset) })),
    ...(list.length > 0 ? [{ kind: 'line', key: 'own' } as const] : []),
    { kind: 'action', label: t('presets.save'), icon: <BookmarkPlus />, onSelect: () => setOpen('save') },
    ...(list.length > 0
      ? [
          {
            kind: 'action',
            label: t('presets.manage'),
            icon: <Settings2 />,
            onSelect: () => setOpen('manage'),
          } as const,
        ]
      : []),
  ];
  return (
    <>
      <DropdownMenu
        side="top"
        align="center"
        entries={entries}
        trigger={
          <Button size="sm" variant="ghost" icon={<SlidersHorizontal />}>
            {t('presets.menu')}
          </Button>
        }
      />
      {open === 'save' && (
        <PresetNameDialog
          title={t('presets.saveTitle')}
          description={t('presets.saveHint')}
          taken={list}
          replaces
          onClose={() => setOpen(null)}
          onName={save}
        />
      )}
      {open === 'manage' && <ManagePresets presets={presets} onClose={() => setOpen(null)} />}
    </>
  );
}
