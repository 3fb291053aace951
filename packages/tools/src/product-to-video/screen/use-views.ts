import { useEffect, useState } from 'react';
import { type CutPicture, readCutout } from '../../kit/cutout/screen/read-cutout.ts';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';
import type { View } from '../plan/set.ts';

export type ViewsState = {
  readonly state: 'cutting' | 'ready' | 'failed';
  /** By the pictures they were read from; empty until all are there. */
  readonly views: readonly View[];
  /** One of them is hardly a product. */
  readonly doubtful?: boolean;
  readonly problem?: string | undefined;
};

const read = new Map<string, CutPicture>();

/** The sides of the product as previews draw them, read once each. What holds no product is left out. */
export function useViews(refs: readonly string[]): ViewsState {
  const host = useToolHost();
  const key = refs.join(' ');
  const [found, setFound] = useState<{ key: string; value: ViewsState } | null>(null);
  useEffect(() => {
    let gone = false;
    const load = async (): Promise<ViewsState> => {
      const views: CutPicture[] = [];
      for (const ref of key.split(' ')) {
        const known = read.get(ref) ?? (await readCutout(host, ref, () => undefined));
        if (typeof known === 'string') continue;
        read.set(ref, known);
        views.push(known);
      }
      return { state: views.length === 0 ? 'failed' : 'ready', views, doubtful: views.some((view) => view.doubtful) };
    };
    load().then(
      (value) => !gone && setFound({ key, value }),
      (error: unknown) =>
        !gone && setFound({ key, value: { state: 'failed', views: [], problem: host.problemText(error) } }),
    );
    return () => {
      gone = true;
    };
  }, [host, key]);
  return found?.key === key ? found.value : { state: 'cutting', views: [] };
}
