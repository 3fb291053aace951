import type { ReactNode } from 'react';
import { useFormWords } from './form-words.ts';

type PreviewFrameProps = { title?: string | undefined; children: ReactNode };

/** The bed a preview lies on, with a line that says looking is free. */
export function PreviewFrame({ title, children }: PreviewFrameProps) {
  const t = useFormWords();
  return (
    <section aria-label={title ?? t('preview')} className="flex flex-col gap-3">
      <div className="rounded-card border bg-sunken p-4 @sm:p-8">{children}</div>
      <p className="text-sm text-muted">
        {title !== undefined && `${title}. `}
        {t('previewFree')}
      </p>
    </section>
  );
}
