import { resetAll } from '@adwright/studio/design/edit-design.ts';
import { isRewritten } from '@adwright/studio/design/rewritten-words.ts';
import { Button } from '@adwright/ui/button.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Keyboard, RotateCcw, ScanLine } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useEditor, useEditorState } from '../store/editor-context.ts';
import { AddMenu } from './add-menu.tsx';
import { HistoryButtons } from './history-buttons.tsx';

export function EditorToolbar({ onHelp, onDone }: { onHelp: () => void; onDone: () => void }) {
  const t = useTranslations('creative-editor');
  const editor = useEditor();
  const { canUndo, canRedo, touched, safe, showSafe } = useEditorState(({ history, design, frame, ...state }) => ({
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    touched: design.patches.length > 0 || design.added !== undefined || isRewritten(design, () => true),
    safe: frame.safe.top + frame.safe.right + frame.safe.bottom + frame.safe.left > 0,
    showSafe: state.showSafe,
  }));
  return (
    <div
      role="toolbar"
      aria-label={t('tools')}
      className="sticky top-0 z-20 -mx-4 flex flex-wrap items-center gap-2 bg-surface px-4 py-3 sm:-mx-8 sm:px-8"
    >
      <AddMenu />
      <HistoryButtons
        canUndo={canUndo}
        canRedo={canRedo}
        labels={{ undo: t('commands.undo'), redo: t('commands.redo') }}
        variant="outline"
        onUndo={editor.undo}
        onRedo={editor.redo}
      />
      {safe && (
        <Button
          size="md"
          variant="outline"
          icon={<ScanLine />}
          title={t('safeZone')}
          aria-pressed={showSafe}
          onClick={() => editor.store.setState({ showSafe: !showSafe })}
          className="aria-pressed:border-accent aria-pressed:bg-accent-soft"
        >
          <span className="sr-only @2xl:not-sr-only">{t('safeZone')}</span>
        </Button>
      )}
      <Button
        variant="ghost"
        icon={<RotateCcw />}
        title={t('resetAll')}
        disabled={!touched}
        onClick={() => editor.edit(({ design }) => resetAll(design))}
      >
        <span className="sr-only @2xl:not-sr-only">{t('resetAll')}</span>
      </Button>
      <span className="ms-auto flex items-center gap-2">
        <IconButton label={t('commands.help')} icon={<Keyboard />} onClick={onHelp} className="pointer-coarse:hidden" />
        <Button variant="solid" onClick={onDone}>
          {t('done')}
        </Button>
      </span>
    </div>
  );
}
