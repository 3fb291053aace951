import { classNames } from '@adwright/ui/class-names.ts';
import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { PreviewDock } from './preview-dock.tsx';

type ToolLayoutProps = {
  /** Names the form for those who jump from region to region. */
  label: string;
  onSubmit: () => void;
  inputs: ReactNode;
  /** Cost and button. Stays in sight while the inputs are scrolled. */
  bar: ReactNode;
  /** Preview and result. */
  stage: ReactNode;
};

/** A new line needs the plain key in a text of several lines, so the form goes off with Ctrl or ⌘ there. */
function submitsByKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey);
}

/** What is above a stage that stays put, the page's head, and some air below it. */
const margins = 104;

/** Where a stage stays put, below the page's head. */
const usualTop = 80;

/** What a stage begins with and may lose under the page's head, so that its end is seen: the preview's heading. */
const mostUnderHead = 88;

/**
 * Where the stage may stay put; null where it cannot be seen whole but for its heading: of a taller one the end would
 * never come into sight.
 */
function useStickyTop() {
  const place = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState<number | null>(usualTop);
  useEffect(() => {
    if (!place.current) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      const over = Math.ceil((entry?.contentRect.height ?? 0) - (innerHeight - margins));
      setTop(over > mostUnderHead ? null : usualTop - Math.max(0, over));
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return { place, top };
}

/** As high as the bar at most: what the keyboard reaches scrolls to above it, not under it. */
const clearOfBar = '[&>:not(:last-child)_*]:scroll-mb-44';

/** The anatomy every tool shares: inputs at the start, cost and button under them, preview and result beside. */
export function ToolLayout({ label, onSubmit, inputs, bar, stage }: ToolLayoutProps) {
  const form = useRef<HTMLFormElement>(null);
  const { place, top } = useStickyTop();
  return (
    <div data-tool-form className="@container">
      <div className="grid gap-x-12 gap-y-8 @4xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the fields inside it */}
        <form
          ref={form}
          noValidate
          aria-label={label}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
          onKeyDown={(event) => {
            if (!submitsByKey(event)) return;
            event.preventDefault();
            // Through the button, which knows whether it may be pressed.
            form.current?.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
          }}
          className={classNames(
            'flex min-w-0 flex-col gap-8 [&>details+details]:-mt-8 [&>details+details]:border-t-0',
            clearOfBar,
          )}
        >
          {inputs}
          <div className="sticky bottom-0 z-10 mt-auto border-t bg-surface py-4">
            {bar}
            <PreviewDock stage={place} />
          </div>
        </form>
        <div
          ref={place}
          style={top === null ? undefined : { top }}
          className={classNames('flex min-w-0 flex-col gap-8 @4xl:self-start', top !== null && '@4xl:sticky')}
        >
          {stage}
        </div>
      </div>
    </div>
  );
}
