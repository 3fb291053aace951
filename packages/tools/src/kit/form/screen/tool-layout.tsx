import { classNames } from '@adwright/ui/class-names.ts';
import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

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

/** Whether the stage can be seen whole. Only then may it stay put: of a taller one the end would never come into sight. */
function useFits() {
  const place = useRef<HTMLDivElement>(null);
  const [fits, setFits] = useState(true);
  useEffect(() => {
    if (!place.current) return undefined;
    const watch = new ResizeObserver(([entry]) => setFits((entry?.contentRect.height ?? 0) < innerHeight - margins));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return { place, fits };
}

/** The anatomy every tool shares: inputs at the start, cost and button under them, preview and result beside. */
export function ToolLayout({ label, onSubmit, inputs, bar, stage }: ToolLayoutProps) {
  const form = useRef<HTMLFormElement>(null);
  const { place, fits } = useFits();
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
          className="flex min-w-0 flex-col gap-8 [&>details+details]:-mt-8 [&>details+details]:border-t-0"
        >
          {inputs}
          <div className="sticky bottom-0 z-10 mt-auto border-t bg-surface py-4">{bar}</div>
        </form>
        <div
          ref={place}
          className={classNames('flex min-w-0 flex-col gap-8 @4xl:self-start', fits && '@4xl:sticky @4xl:top-20')}
        >
          {stage}
        </div>
      </div>
    </div>
  );
}
