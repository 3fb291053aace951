import type { LibraryAdDetail } from '@adwright/contract/library/library.ts';
import { locales } from '@adwright/i18n/locales.ts';
import { noProduct } from '@adwright/tools/kit/form/plan/ad-product.ts';
import { type ToolId, toolNamed } from '@adwright/tools/registry.ts';
import { useQuery } from '@tanstack/react-query';
import { uploadPicture } from '../../intake/upload-picture.ts';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';
import { networkOf } from './network-of.ts';

export type LikeStart = {
  readonly fields: object;
  /** Whose words stand in the fields, and have to give way to the person's own; null where none do. */
  readonly wordsOf: string | null;
};

/** What a tool begins with when it is to make an ad like one of the library. `undefined` until it is known. */
export function useLikeStart(tool: ToolId, adId: string | null): LikeStart | null | undefined {
  const { data, isError } = useQuery(
    {
      queryKey: ['like', tool, adId],
      queryFn: async () => startLike(tool, await api.call('libraryAd', { id: adId ?? '' })),
      staleTime: Number.POSITIVE_INFINITY,
      enabled: adId !== null,
    },
    serverCache,
  );
  // What went wrong has been said; the tool itself still works.
  return adId === null || isError ? null : data;
}

async function startLike(tool: ToolId, ad: LibraryAdDetail): Promise<LikeStart> {
  if (tool === 'image-ad-clone') return { fields: { reference: await ownCopy(ad) }, wordsOf: null };
  const { brand, headline, body } = ad;
  const product = { ...noProduct, title: brand, brand, description: [headline, body].join('\n') };
  const language = locales.find(({ tag }) => tag === ad.language)?.code;
  const network = networkOf(ad.platforms);
  const fields = {
    ...toolNamed(tool)?.startWith?.(product),
    ...(language !== undefined && { language }),
    ...(tool === 'ad-copy' && network !== null && { network }),
  };
  return { fields, wordsOf: brand };
}

/** The cloner works on files of one's own. */
async function ownCopy({ media, brand }: LibraryAdDetail): Promise<string> {
  const picture = media.find(({ kind }) => kind === 'image');
  if (picture === undefined) throw new Error('The ad has no picture');
  const answer = await fetch(picture.url);
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}`);
  const bytes = await answer.blob();
  const file = new File([bytes], `${brand}.webp`, { type: bytes.type });
  return (await uploadPicture(file, { onProgress: () => undefined, signal: AbortSignal.timeout(60_000) })).asset_id;
}
