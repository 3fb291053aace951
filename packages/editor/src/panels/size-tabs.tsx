import { classNames } from '@adwright/ui/class-names.ts';
import { useTranslations } from 'use-intl';
import { useEditor, useEditorState } from '../store/editor-context.ts';
import type { NamedFrame } from '../store/frame.ts';

/** One press per size that was asked for; what is changed in it alone is marked. */
export function SizeTabs() {
  const t = useTranslations('creative-editor');
  const editor = useEditor();
  const { frames, frame } = useEditorState((state) => ({ frames: state.frames, frame: state.frame }));
  const own = useEditorState(({ design }) => [...new Set(design.patches.flatMap(({ placement }) => placement ?? []))]);
  return (
    <div
      role="group"
      aria-label={t('sizes')}
      className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:thin]"
    >
      {frames.map((one) => (
        <SizeTab
          key={one.id}
          frame={one}
          chosen={one.id === frame.id}
          changed={own.includes(one.id)}
          onChoose={() => editor.chooseFrame(one.id)}
        />
      ))}
    </div>
  );
}

type SizeTabProps = { frame: NamedFrame; chosen: boolean; changed: boolean; onChoose: () => void };

function SizeTab({ frame, chosen, changed, onChoose }: SizeTabProps) {
  const t = useTranslations('creative-editor');
  const { name, width, height } = frame;
  const scale = 24 / Math.max(width, height);
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={t('sizeName', { name, width, height })}
      onClick={onChoose}
      className="flex shrink-0 items-center gap-3 rounded-control border px-3 py-2 text-start text-xs touch-target hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent-soft"
    >
      <span aria-hidden="true" className="flex size-6 items-center justify-center">
        <span
          style={{ width: Math.max(3, width * scale), height: Math.max(3, height * scale) }}
          className={classNames('border-2', chosen ? 'border-accent' : 'border-line-strong')}
        />
      </span>
      <span className="flex flex-col">
        <span className="max-w-56 truncate font-medium">{name}</span>
        <span className="text-muted tabular-nums">
          <bdi>{`${width} × ${height}`}</bdi>
          {changed && <span className="ms-2 text-accent-text">{t('ownChanges')}</span>}
        </span>
      </span>
    </button>
  );
}
