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
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { pasteLayers } from '../clipboard/paste-layers.ts';
import { addShape, type ShapeName, shapeNames } from '../commands/add-shape.ts';
import { addPicture } from '../commands/add-picture.ts';
import { addText, type TextRole } from '../commands/add-text.ts';
import { startWriting } from '../commands/start-writing.ts';
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
  // What was put in gets the focus, once the menu has let go of it; one that was left without choosing gives it back.
  const next = useRef<(() => void) | null>(null);
  const putting =
    (put: () => void, then: () => void = editor.askFocus): (() => void) =>
    () => {
      put();
      next.current = then;
    };
  const write = (role: TextRole): (() => void) =>
    putting(
      () => editor.edit((site) => addText(site, role, words[role])),
      () => startWriting(editor),
    );
  const addLogo = (): void => {
    const [logo] = editor.get().design.logos ?? [];
    if (logo) putting(() => editor.edit((site) => addPicture(site, logo, 'logo')))();
    else ask('logo');
  };
  const entries: MenuEntry[] = [
    { kind: 'action', label: t('add.heading'), icon: <Heading />, onSelect: write('heading') },
    { kind: 'action', label: t('add.body'), icon: <Type />, onSelect: write('body') },
    { kind: 'action', label: t('add.picture'), icon: <Image />, onSelect: () => ask('picture') },
    { kind: 'action', label: t('add.logo'), icon: <Sparkle />, onSelect: addLogo },
    { kind: 'heading', label: t('add.shapes') },
    ...shapeNames.map((name): MenuEntry => {
      const Icon = shapeIcons[name];
      const onSelect = putting(() => editor.edit((site) => addShape(site, name)));
      return { kind: 'action', label: t(`add.${name}`), icon: <Icon />, onSelect };
    }),
    { kind: 'line', key: 'paste' },
    {
      kind: 'action',
      label: t('commands.paste'),
      icon: <ClipboardPaste />,
      disabled: !clip,
      onSelect: putting(() => clip && editor.edit((site) => pasteLayers(site, clip))),
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
        onCloseAutoFocus={(event) => {
          if (!next.current) return;
          event.preventDefault();
          next.current();
          next.current = null;
        }}
      />
      <AddPictureDialog as={asking} onClose={() => ask(null)} />
    </>
  );
}
