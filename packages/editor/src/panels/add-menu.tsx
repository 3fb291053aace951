import { Button } from '@adwright/ui/button.tsx';
import { DropdownMenu, type MenuEntry } from '@adwright/ui/dropdown-menu.tsx';
import {
  Badge,
  Circle,
  ClipboardPaste,
  Heading,
  Image,
  Minus,
  Plus,
  Sparkle,
  Square,
  SquareRoundCorner,
  Star,
  Type,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { pasteLayers } from '../clipboard/paste-layers.ts';
import { addShape, type ShapeName, shapeNames } from '../commands/add-shape.ts';
import { addPicture } from '../commands/add-picture.ts';
import { addText } from '../commands/add-text.ts';
import { useEditor, useEditorState } from '../store/editor-context.ts';
import { AddPictureDialog } from './add-picture-dialog.tsx';
import { useNewWords } from './use-new-words.ts';

const shapeIcons: Readonly<Record<ShapeName, typeof Square>> = {
  rectangle: Square,
  rounded: SquareRoundCorner,
  ellipse: Circle,
  line: Minus,
  badge: Badge,
  star: Star,
};

/** Text, pictures, shapes and the logo, put into the middle and chosen. */
export function AddMenu() {
  const t = useTranslations('creative-editor');
  const editor = useEditor();
  const words = useNewWords();
  const clip = useEditorState((state) => state.clip);
  const [asking, ask] = useState<'picture' | 'logo' | null>(null);
  const addLogo = (): void => {
    const [logo] = editor.get().design.logos ?? [];
    if (logo) editor.edit((site) => addPicture(site, logo, 'logo'));
    else ask('logo');
  };
  const write = (role: 'heading' | 'body'): void => {
    editor.edit((site) => addText(site, role, words[role]));
    editor.store.setState({ tab: 'layer' });
  };
  const entries: MenuEntry[] = [
    { kind: 'action', label: t('add.heading'), icon: <Heading />, onSelect: () => write('heading') },
    { kind: 'action', label: t('add.body'), icon: <Type />, onSelect: () => write('body') },
    { kind: 'action', label: t('add.picture'), icon: <Image />, onSelect: () => ask('picture') },
    { kind: 'action', label: t('add.logo'), icon: <Sparkle />, onSelect: addLogo },
    { kind: 'heading', label: t('add.shapes') },
    ...shapeNames.map((name): MenuEntry => {
      const Icon = shapeIcons[name];
      const onSelect = (): void => editor.edit((site) => addShape(site, name));
      return { kind: 'action', label: t(`add.${name}`), icon: <Icon />, onSelect };
    }),
    { kind: 'line', key: 'paste' },
    {
      kind: 'action',
      label: t('commands.paste'),
      icon: <ClipboardPaste />,
      disabled: !clip,
      onSelect: () => clip && editor.edit((site) => pasteLayers(site, clip)),
    },
  ];
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="outline" icon={<Plus />}>
            {t('add.button')}
          </Button>
        }
        entries={entries}
      />
      <AddPictureDialog as={asking} onClose={() => ask(null)} />
    </>
  );
}
