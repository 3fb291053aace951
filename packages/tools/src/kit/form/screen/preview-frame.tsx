import type { ReactNode } from 'react';
import { useId } from 'react';
import { useFormWords } from './form-words.ts';

type PreviewFrameProps = {
  /** What is seen, where "Preview" alone does not say it. */
  title?: string | undefined;
  children: ReactNode;
};

/** The bed a preview lies on, with a line that says looking is free. */
export function PreviewFrame({ title, children }: PreviewFrameProps) {
  const t = useFormWords();
  const id = useId();
  return (
    <section data-preview aria-labelledby={id} className="flex scroll-mt-20 flex-col gap-4">
      <div className="flex flex-col gap-1">
        <p id={id} className="font-display text-xl font-[650] tracking-display">
          {title ?? t('preview')}
        </p>
        <p className="text-sm text-muted">{t('previewFree')}</p>
      </div>
      <div className="rounded-card border bg-sunken p-4 @sm:p-8">{children}</div>
    </section>
  );
}
