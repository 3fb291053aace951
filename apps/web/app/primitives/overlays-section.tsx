import { Button } from '@adwright/ui/button.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { Drawer } from '@adwright/ui/drawer.tsx';
import { DropdownMenu } from '@adwright/ui/dropdown-menu.tsx';
import { Fold } from '@adwright/ui/fold.tsx';
import { Popover } from '@adwright/ui/popover.tsx';
import { Tabs } from '@adwright/ui/tabs.tsx';
import { Tooltip } from '@adwright/ui/tooltip.tsx';
import { Copy, ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from './specimen.tsx';

function Sheets() {
  const t = useTranslations('primitives.overlays');
  const closeLabel = useTranslations('primitives')('close');
  const [open, setOpen] = useState<'dialog' | 'start' | 'end' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <Button onClick={() => setOpen('dialog')}>{t('dialog')}</Button>
      <Button onClick={() => setOpen('start')}>{t('drawerStart')}</Button>
      <Button onClick={() => setOpen('end')}>{t('drawerEnd')}</Button>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title={t('dialogTitle')}
        description={t('dialogText')}
        closeLabel={closeLabel}
        footer={
          <>
            <Button onClick={close}>{t('keep')}</Button>
            <Button variant="danger" onClick={close}>
              {t('remove')}
            </Button>
          </>
        }
      />
      {(['start', 'end'] as const).map((side) => (
        <Drawer
          key={side}
          open={open === side}
          onOpenChange={close}
          side={side}
          title={t('drawerTitle')}
          closeLabel={closeLabel}
          footer={<Button onClick={close}>{t('keep')}</Button>}
        >
          <p>{t('drawerText')}</p>
        </Drawer>
      ))}
    </>
  );
}

function Menu() {
  const t = useTranslations('primitives.overlays');
  const [grid, setGrid] = useState(true);
  return (
    <DropdownMenu
      trigger={<Button>{t('menu')}</Button>}
      entries={[
        { kind: 'heading', label: t('menuHeading') },
        { kind: 'action', label: t('edit'), icon: <Pencil aria-hidden="true" />, onSelect: () => undefined },
        {
          kind: 'action',
          label: t('duplicate'),
          icon: <Copy aria-hidden="true" />,
          disabled: true,
          onSelect: () => undefined,
        },
        { kind: 'choice', label: t('grid'), checked: grid, onSelect: () => setGrid(!grid) },
        { kind: 'link', label: t('docs'), icon: <ExternalLink aria-hidden="true" />, href: '/', newTab: true },
        { kind: 'line', key: 'end' },
        {
          kind: 'action',
          label: t('remove'),
          icon: <Trash2 aria-hidden="true" />,
          danger: true,
          onSelect: () => undefined,
        },
      ]}
    />
  );
}

export function OverlaysSection() {
  const t = useTranslations('primitives.overlays');
  const sections = useTranslations('primitives.sections');
  const [tab, setTab] = useState<'preview' | 'text' | 'sizes'>('preview');
  return (
    <Section title={sections('overlays')}>
      <div className="flex flex-wrap gap-4">
        <Sheets />
        <Tooltip content={t('tooltipText')}>
          <Button>{t('tooltip')}</Button>
        </Tooltip>
        <Popover label={t('popover')} trigger={<Button>{t('popover')}</Button>}>
          <p className="text-sm">{t('popoverText')}</p>
        </Popover>
        <Menu />
      </div>
      <Tabs
        label={t('tabs')}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'preview', label: t('preview'), content: <p>{t('previewText')}</p> },
          { value: 'text', label: t('text'), content: <p>{t('textText')}</p> },
          { value: 'sizes', label: t('sizes'), content: <p>{t('sizesText')}</p> },
        ]}
      />
      <Fold title={t('drawerTitle')}>
        <p>{t('drawerText')}</p>
      </Fold>
    </Section>
  );
}
