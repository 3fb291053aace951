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
import { briefPlaceOf } from '@adwright/studio/design/brief-text.ts';
import { isRewritten } from '@adwright/studio/design/rewritten-words.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { copyLayers } from '../clipboard/copy-layers.ts';
import { resetLayers } from '../commands/reset-layers.ts';
import type { CommandId } from '../keyboard/keymap.ts';
import { runCommand } from '../keyboard/run-command.ts';
import { useEditor, useEditorState } from '../store/editor-context.ts';
import type { EditorState } from '../store/editor-store.ts';
import { buildOf } from '../store/site.ts';
import { ToolButton } from './tool-button.tsx';
import { useNewWords } from './use-new-words.ts';

/** Whether there is anything to take back: a change by hand, or other words than it had first. */
function isTouched({ design, frame }: Pick<EditorState, 'design' | 'frame'>, id: string): boolean {
  const made = buildOf(design, frame).byId.get(id)?.made;
  const place = made && briefPlaceOf(design.brief, made);
  return design.patches.some(({ layer }) => layer === id) || isRewritten(design, (one) => one === place);
}

/** Order, copies, groups, locks, looks, and back to how the template has it: for one layer or many. */
export function LayerActions({ ids }: { ids: readonly string[] }) {
  const t = useTranslations('creative-editor');
  const editor = useEditor();
  const words = useNewWords();
  const { touched, locked, grouped, style } = useEditorState(({ design, ...state }) => ({
    touched: ids.some((id) => isTouched({ design, ...state }, id)),
    locked: ids.every((id) => design.locked?.includes(id) ?? false),
    grouped: (design.groups ?? []).some((group) => ids.every((id) => group.layers.includes(id))),
    style: state.style !== undefined,
  }));
  const action = (id: CommandId, icon: ReactNode, disabled = false, label = t(`commands.${id}`)): ReactNode => (
    <ToolButton
      key={id}
      command={id}
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
      <ToolButton command="copy" label={t('commands.copy')} icon={<Copy />} onClick={copy} />
      {grouped ? action('ungroup', <Ungroup />) : ids.length > 1 && action('group', <Group />)}
      {locked ? action('lock', <LockOpen />, false, t('unlock')) : action('lock', <Lock />)}
      {ids.length === 1 && action('copyStyle', <Pipette />)}
      {action('pasteStyle', <PaintRoller />, !style)}
      {action('hide', <EyeOff />)}
      {action('remove', <Trash2 />, locked)}
      <ToolButton
        label={t('resetLayer')}
        icon={<RotateCcw />}
        disabled={!touched}
        onClick={() => editor.edit((site) => resetLayers(site, ids))}
      />
    </div>
  );
}
