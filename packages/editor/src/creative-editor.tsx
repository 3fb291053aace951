import { currentMeasurer } from '@adwright/creative-view/canvas-fonts.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { placementOf, type PlacementId } from '@adwright/studio/placements.ts';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { Tabs } from '@adwright/ui/tabs.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useClipboardEvents } from './clipboard/use-clipboard-events.ts';
import { EditorHostContext, type EditorHost } from './host.ts';
import { ShortcutSheet } from './keyboard/shortcut-sheet.tsx';
import { DesignPanel } from './panels/design-panel.tsx';
import { EditorToolbar } from './panels/editor-toolbar.tsx';
import { Hints } from './panels/hints.tsx';
import { LayerList } from './panels/layer-list.tsx';
import { LayerPanel } from './panels/layer-panel.tsx';
import { SizeTabs } from './panels/size-tabs.tsx';
import { Stage } from './stage/stage.tsx';
import { EditorContext, useEditor, useEditorState } from './store/editor-context.ts';
import { createEditor, type Editor } from './store/editor.ts';
import type { NamedFrame } from './store/frame.ts';
import { type HostLink, tellHost } from './store/tell-host.ts';

export type CreativeEditorProps = {
  design: AdDesign;
  /** The sizes it is wanted in; at least one. */
  placements: readonly (PlacementId | NamedFrame)[];
  host: EditorHost;
  /** What is known of the product beyond what the ad says, for those who check it. */
  facts?: readonly string[] | undefined;
  /** After finished changes, not during one. */
  onChange: (design: AdDesign) => void;
  onDone: () => void;
};

/** Words, colours, type, pictures and places of an ad, by hand, in all of its sizes. Undo is kept as long as it is open. */
export function CreativeEditor({ design, placements, host, facts, onChange, onDone }: CreativeEditorProps) {
  const frames = useFrames(placements);
  const [editor] = useState(() => createEditor({ design, frames, measurer: currentMeasurer() }));
  const link = useHostLink(editor, design, onChange);
  useEffect(() => editor.setFrames(frames), [editor, frames]);
  const done = (): void => {
    link.current?.flush();
    onDone();
  };
  return (
    <EditorHostContext value={host}>
      <EditorContext value={editor}>
        <Workspace facts={facts} onDone={done} />
      </EditorContext>
    </EditorHostContext>
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

/** The design is the host's; its history is the editor's and starts anew when the host brings another. */
function useHostLink(editor: Editor, design: AdDesign, onChange: (design: AdDesign) => void) {
  const latest = useRef(onChange);
  const link = useRef<HostLink>(null);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const made = tellHost(editor, (next) => latest.current(next));
    link.current = made;
    // A tab that is put away may never come back.
    const flush = (): void => made.flush();
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      made.close();
    };
  }, [editor]);
  useEffect(() => link.current?.given(design), [design]);
  return link;
}

type WorkspaceProps = Pick<CreativeEditorProps, 'facts' | 'onDone'>;

function Workspace({ facts, onDone }: WorkspaceProps) {
  const [help, setHelp] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useClipboardEvents(root);
  return (
    <div ref={root} data-editor="" className="@container flex min-w-0 flex-col">
      <EditorToolbar onHelp={() => setHelp(true)} onDone={onDone} />
      <SizeTabs />
      <div className="grid min-w-0 gap-6 pt-3 @4xl:grid-cols-[minmax(0,1fr)_22rem]">
        {/* On a phone the picture stays in sight, small, while the fields below it are scrolled. */}
        <div className="contents min-w-0 flex-col gap-4 @4xl:sticky @4xl:top-17 @4xl:flex @4xl:self-start">
          <div className="sticky top-17 z-10 -mx-4 bg-surface px-4 pb-2 sm:-mx-8 sm:px-8 @4xl:static @4xl:mx-0 @4xl:px-0">
            <Stage onHelp={() => setHelp(true)} />
          </div>
          <Hints facts={facts} />
        </div>
        <Panels />
      </div>
      <ShortcutSheet open={help} onOpenChange={setHelp} />
    </div>
  );
}

function Panels() {
  const t = useTranslations('creative-editor');
  const editor = useEditor();
  const { only, tab, several } = useEditorState((state) => ({
    only: state.only,
    tab: state.tab,
    several: state.frames.length > 1,
  }));
  return (
    <div className="flex min-w-0 flex-col gap-6 [&_:is(input,textarea,select,button)]:scroll-mt-[calc(40dvh+8rem)] @4xl:[&_:is(input,textarea,select,button)]:scroll-mt-20">
      {several && (
        <SegmentedControl
          label={t('scope')}
          value={only ? 'here' : 'everywhere'}
          options={[
            { value: 'everywhere', label: t('everywhere') },
            { value: 'here', label: t('here') },
          ]}
          onValueChange={(value) => editor.store.setState({ only: value === 'here' })}
        />
      )}
      <Tabs
        label={t('panel')}
        value={tab}
        onValueChange={(next) => editor.store.setState({ tab: next })}
        tabs={[
          { value: 'layer', label: t('tabs.layer'), content: <LayerPanel /> },
          { value: 'layers', label: t('tabs.layers'), content: <LayerList /> },
          { value: 'design', label: t('tabs.design'), content: <DesignPanel /> },
        ]}
      />
    </div>
  );
}
