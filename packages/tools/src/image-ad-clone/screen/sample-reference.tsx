import type { PictureRef } from '@adwright/contract/asset/picture-ref.ts';
import { Spinner } from '@adwright/ui/spinner.tsx';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { rememberAsset } from '../../kit/form/screen/picture-urls.ts';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';

/** An ad of our own, made for this: nobody's layout is lent to try the tool with. */
const sample = '/tool-previews/image-ad-clone-reference.webp';

/** A reference to try the tool with, brought like one's own. */
export function SampleReference({ onPick }: { onPick: (ref: PictureRef) => void }) {
  const t = useTranslations('tool-media.pictures');
  const host = useToolHost();
  const id = useId();
  const [state, setState] = useState<{ busy: boolean; problem: string | null }>({ busy: false, problem: null });
  async function bring(): Promise<void> {
    setState({ busy: true, problem: null });
    try {
      const picture = await (await fetch(sample)).blob();
      const file = new File([picture], 'sample-ad.webp', { type: 'image/webp' });
      const asset = await host.upload(file, { signal: AbortSignal.timeout(60_000), onProgress: () => {} });
      rememberAsset(asset);
      onPick(asset.asset_id);
    } catch (error) {
      setState({ busy: false, problem: host.problemText(error) });
    }
  }
  return (
    <div className="flex flex-col gap-2">
      <p id={id} className="text-sm text-muted">
        {t('samples')}
      </p>
      <button
        type="button"
        aria-describedby={id}
        aria-busy={state.busy}
        onClick={() => !state.busy && void bring()}
        className="relative block h-16 max-w-full self-start rounded-control border bg-sunken hover:border-text"
      >
        <img
          src={sample}
          alt={t('sampleAd')}
          loading="lazy"
          className="h-full w-auto max-w-full rounded-control object-contain"
        />
        {state.busy && (
          <span className="absolute inset-0 flex items-center justify-center rounded-control bg-raised/70">
            <Spinner />
          </span>
        )}
      </button>
      {state.problem !== null && (
        <p role="alert" className="text-sm text-danger-text">
          {state.problem}
        </p>
      )}
    </div>
  );
}
