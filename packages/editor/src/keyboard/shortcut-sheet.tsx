import { Dialog } from '@adwright/ui/dialog.tsx';
import { useTranslations } from 'use-intl';
import { keyNames } from './key-names.ts';
import { type ShortcutSection, shortcuts } from './keymap.ts';

const sections: readonly ShortcutSection[] = ['edit', 'add', 'arrange', 'view'];

/** Every key of the editor, from the list that the keys themselves are read by. */
export function ShortcutSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations('creative-editor');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('shortcuts.title')} closeLabel={t('close')} size="lg">
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {sections.map((section) => (
          <section key={section} className="flex flex-col gap-2">
            <h3 className="text-sm font-medium">{t(`shortcuts.${section}`)}</h3>
            <dl className="flex flex-col divide-y text-sm">
              {section === 'arrange' && <Row name={t('shortcuts.move')} keys={['←', '→', '↑', '↓']} />}
              {section === 'view' && <Row name={t('shortcuts.pan')} keys={[t('shortcuts.space')]} />}
              {shortcuts
                .filter((shortcut) => shortcut.section === section)
                .map(({ id, keys }) => (
                  <Row key={id} name={t(`commands.${id}`)} keys={keyNames(keys[0])} />
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function Row({ name, keys }: { name: string; keys: readonly string[] }) {
  return (
    <div className="flex items-center justify-between gap-4 py-1.5">
      <dt>{name}</dt>
      <dd dir="ltr" className="flex gap-1">
        {keys.map((key) => (
          <kbd key={key} className="min-w-6 rounded-[5px] border bg-sunken px-1.5 py-0.5 text-center font-sans text-xs">
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  );
}
