import type { ReactNode } from 'react';
import { useFormWords } from './form-words.ts';
import { useToolHost } from './tool-host.ts';

type MissingModelProps = {
  /** What the weights serve, as `packages/weights` names it. */
  serves: string;
  /** Behind a fold: what an installation may do without. */
  extra?: boolean;
  /** What cannot be done without it. */
  children: ReactNode;
};

/** Says in the place itself what is not installed, and the command that fetches it. Nothing where it is there. */
export function MissingModel({ serves, extra = false, children }: MissingModelProps) {
  const t = useFormWords();
  const { missingModels } = useToolHost();
  const missing = missingModels.find((one) => one.serves === serves);
  if (!missing) return null;
  const words = (
    <p className="text-sm text-muted">
      {children} {t('addModel')}{' '}
      <code translate="no" dir="ltr" className="rounded-sm bg-sunken px-1 py-0.5 text-xs break-words select-all">
        npm run models add {missing.model}
      </code>
    </p>
  );
  if (!extra) return words;
  return (
    <details className="text-sm text-muted">
      <summary className="w-fit cursor-pointer">{t('notInstalled')}</summary>
      <div className="mt-2">{words}</div>
    </details>
  );
}
