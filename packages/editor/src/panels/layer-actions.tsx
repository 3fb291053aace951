import { IconButton } from '@adwright/ui/icon-button.tsx';
import {
  BringToFront,
  ChevronsDown,
  ChevronsUp,
  Copy,
  CopyPlus,
  EyeOff,
  Group,
  Lock,
  LockOpen,
  PaintRoller,
  Pipette,
  RotateCcw,
  SendToBack,
  Trash2,
  Ungroup,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { copyLayers } from '../clipboard/copy-layers.ts';
import { resetLayers } from '../commands/reset-layers.ts';
import type { CommandId } from '../keyboard/keymap.ts';
import { runCommand } from '../keyboard/run-command.ts';
import { useEditor, useEditorState } from '../store/editor-context.ts';
import { useNewWords } from './use-new-words.ts';

/** Order, copies, groups, locks, looks, and back to how the template has it: for one layer or many. */
export function LayerActions({ ids }: { ids: readonly string[] }) {
  const t = useTranslations('creative-editor');
  const editor = useEditor();
  const words = useNewWords();
  const { touched, locked, grouped, style } = useEditorState(({ design, ...state }) => ({
    touched: design.patches.some((patch) => ids.includes(patch.layer)),
    locked: ids.every((id) => design.locked?.includes(id) ?? false),
    grouped: (design.groups ?? []).some((group) => ids.every((id) => group.layers.includes(id))),
    style: state.style !== undefined,
  }));
  const action = (id: CommandId, icon: ReactNode, disabled = false, label = t(`commands.${id}`)): ReactNode => (
    <IconButton
      size="sm"
      variant="outline"
      label={label}
      icon={icon}
      disabled={disabled}
      onClick={() => runCommand(editor, id, words)}
    />
  );
  const copy = (): void => {
    const clip = copyLayers(editor.site(), ids);
    if (clip) editor.store.setState({ clip });
  };
  return (
    <div role="group" aria-label={t('actions')} className="flex flex-wrap gap-1">
      {action('forward', <ChevronsUp />, locked)}
      {action('backward', <ChevronsDown />, locked)}
      {action('front', <BringToFront />, locked)}
      {action('back', <SendToBack />, locked)}
      {action('duplicate', <CopyPlus />)}
      <IconButton size="sm" variant="outline" label={t('commands.copy')} icon={<Copy />} onClick={copy} />
      {grouped ? action('ungroup', <Ungroup />) : ids.length > 1 && action('group', <Group />)}
      {locked ? action('lock', <LockOpen />, false, t('unlock')) : action('lock', <Lock />)}
      {ids.length === 1 && action('copyStyle', <Pipette />)}
      {action('pasteStyle', <PaintRoller />, !style)}
      {action('hide', <EyeOff />)}
      {action('remove', <Trash2 />, locked)}
      <IconButton
        size="sm"
        variant="outline"
        label={t('resetLayer')}
        icon={<RotateCcw />}
        disabled={!touched}
        onClick={() => editor.edit((site) => resetLayers(site, ids))}
      />
    </div>
  );
}
