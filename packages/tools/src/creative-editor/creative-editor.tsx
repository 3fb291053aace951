import type { AdDesign } from '@adwright/studio/design/design.ts';
import { resetAll } from '@adwright/studio/design/edit-design.ts';
import { placementOf, type PlacementId } from '@adwright/studio/placements.ts';
import { Button } from '@adwright/ui/button.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { Tabs } from '@adwright/ui/tabs.tsx';
import { Redo2, RotateCcw, ScanLine, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DesignPanel } from './design-panel.tsx';
import { EditorContext, type NamedFrame, useEditor, useEditorState } from './editor-state.ts';
import { Hints } from './hints.tsx';
import { LayerList } from './layer-list.tsx';
import { LayerPanel } from './layer-panel.tsx';
import { SizeTabs } from './size-tabs.tsx';
import { historyKey } from './stage-keys.ts';
import { Stage } from './stage.tsx';

type CreativeEditorProps = {
  design: AdDesign;
  /** The sizes it is wanted in; at least one. */
  placements: readonly (PlacementId | NamedFrame)[];
  /** After every finished change, not during one. */
  onChange: (design: AdDesign) => void;
  onDone: () => void;
};

type PanelTab = 'layer' | 'layers' | 'design';

/** Words, colours, type, pictures and places of an ad, by hand, in all of its sizes. Undo is kept as long as it is open. */
export function CreativeEditor({ design, placements, onChange, onDone }: CreativeEditorProps) {
  const frames = useFrames(placements);
  const editor = useEditorState(design, frames, onChange);
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = historyKey(event);
    if (!key || isWriting(event.target)) return;
    event.preventDefault();
    editor[key]();
  };
  return (
    <EditorContext value={editor}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- undo works wherever in the editor the focus is */}
      <div onKeyDown={onKeyDown} className="@container flex min-w-0 flex-col gap-4">
        <Workspace onDone={onDone} />
      </div>
    </EditorContext>
  );
}

/** The same list made anew is the same: drawing begins again only for sizes that are others. */
function useFrames(placements: CreativeEditorProps['placements']): readonly NamedFrame[] {
  const key = JSON.stringify(
    placements.map((one) => {
      const { id, name, width, height, safe } = typeof one === 'string' ? placementOf(one) : one;
      return { id, name, width, height, safe };
    }),
  );
  return useMemo(() => JSON.parse(key) as NamedFrame[], [key]);
}

function Workspace({ onDone }: { onDone: () => void }) {
  const t = useTranslations('creative-editor');
  const { scope, chooseScope, frames } = useEditor();
  const [showSafe, setShowSafe] = useState(false);
  const [tab, setTab] = useState<PanelTab>('layer');
  const [focusText, setFocusText] = useState(0);
  const editText = (): void => {
    setTab('layer');
    setFocusText((count) => count + 1);
  };
  return (
    <>
      <Toolbar showSafe={showSafe} onShowSafe={setShowSafe} onDone={onDone} />
      <SizeTabs />
      <div className="grid min-w-0 gap-6 @4xl:grid-cols-[minmax(0,1fr)_22rem]">
        {/* On a phone the picture stays in sight, small, while the fields below it are scrolled. */}
        <div className="contents min-w-0 flex-col gap-4 @4xl:sticky @4xl:top-16 @4xl:flex @4xl:self-start">
          <div className="sticky top-14 z-10 -mx-1 bg-surface px-1 pb-2 @4xl:static">
            <Stage showSafe={showSafe} onEditText={editText} />
          </div>
          <Hints />
        </div>
        <div className="flex min-w-0 flex-col gap-6 [&_:is(input,textarea,select,button)]:scroll-mt-[calc(38dvh+8rem)] @4xl:[&_:is(input,textarea,select,button)]:scroll-mt-20">
          {frames.length > 1 && (
            <SegmentedControl
              label={t('scope')}
              value={scope.only ? 'here' : 'everywhere'}
              options={[
                { value: 'everywhere', label: t('everywhere') },
                { value: 'here', label: t('here') },
              ]}
              onValueChange={(value) => chooseScope(value === 'here')}
            />
          )}
          <Tabs
            label={t('panel')}
            value={tab}
            onValueChange={setTab}
            tabs={[
              { value: 'layer', label: t('tabs.layer'), content: <LayerPanel focusText={focusText} /> },
              { value: 'layers', label: t('tabs.layers'), content: <LayerList /> },
              { value: 'design', label: t('tabs.design'), content: <DesignPanel /> },
            ]}
          />
        </div>
      </div>
    </>
  );
}

type ToolbarProps = { showSafe: boolean; onShowSafe: (show: boolean) => void; onDone: () => void };

function Toolbar({ showSafe, onShowSafe, onDone }: ToolbarProps) {
  const t = useTranslations('creative-editor');
  const { canUndo, canRedo, undo, redo, design, change, frame } = useEditor();
  const { top, right, bottom, left } = frame.safe;
  return (
    <div
      role="toolbar"
      aria-label={t('tools')}
      className="sticky top-0 z-20 -mx-1 flex flex-wrap items-center gap-2 bg-surface px-1 py-1.5"
    >
      <IconButton
        variant="outline"
        label={t('undo')}
        icon={<Undo2 className="rtl:-scale-x-100" />}
        disabled={!canUndo}
        onClick={undo}
      />
      <IconButton
        variant="outline"
        label={t('redo')}
        icon={<Redo2 className="rtl:-scale-x-100" />}
        disabled={!canRedo}
        onClick={redo}
      />
      {top + right + bottom + left > 0 && (
        <Button
          size="md"
          variant="outline"
          icon={<ScanLine />}
          title={t('safeZone')}
          aria-pressed={showSafe}
          onClick={() => onShowSafe(!showSafe)}
          className="aria-pressed:border-accent aria-pressed:bg-accent-soft"
        >
          <span className="sr-only @lg:not-sr-only">{t('safeZone')}</span>
        </Button>
      )}
      <Button
        variant="ghost"
        icon={<RotateCcw />}
        title={t('resetAll')}
        disabled={design.patches.length === 0}
        onClick={() => change(resetAll(design))}
      >
        <span className="sr-only @lg:not-sr-only">{t('resetAll')}</span>
      </Button>
      <Button variant="solid" className="ms-auto" onClick={onDone}>
        {t('done')}
      </Button>
    </div>
  );
}

function isWriting(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}
