/**
 * Meta's Ad Library API (`ads_archive`): every ad that reached the EU or the UK, and ads about politics elsewhere. It
 * names neither media, nor button, nor landing page. https://www.facebook.com/ads/library/api/
 */
import type { AdSource } from '@adwright/domain/library/sources/ports.ts';
import { createJsonClient } from '@adwright/providers/queue/json-client.ts';
import { asking } from '../asking.ts';
import { readRows } from '../read-rows.ts';
import { failureOf } from './failure-of.ts';
import { type Format, searchAddress } from './search-address.ts';
import { MetaPage, rowOf } from './meta-ad.ts';

type Settings = { readonly token: string; readonly countries: readonly string[]; readonly baseUrl?: string };

const publicApi = 'https://graph.facebook.com/v23.0';
const formats: readonly Format[] = ['image', 'video'];

/** Images and videos are asked for one after the other, since an ad does not say which it is. `video~CURSOR` goes on. */
export function openMeta({ token, countries, baseUrl = publicApi }: Settings): AdSource {
  // In a header: an address is written down in more places.
  const headers = { authorization: `Bearer ${token}` };
  const client = createJsonClient({ baseUrl, headers, secrets: [token], kindOf: failureOf });
  return {
    source: 'meta',
    async search(query, { cursor, today, signal }) {
      const wanted = query.format === undefined ? formats : [query.format];
      const [begun, after = ''] = cursor?.split('~') ?? [];
      const format = wanted.find((one) => one === begun) ?? wanted[0] ?? 'image';
      const path = searchAddress(query, { format, after, countries });
      if (path === null) return { rows: [], next: null };
      const page = await asking(signal, (limited) =>
        client.call({ method: 'GET', path, schema: MetaPage, signal: limited }),
      );
      const later = wanted[wanted.indexOf(format) + 1];
      const onward = page.paging?.next === undefined ? undefined : page.paging.cursors?.after;
      const next = onward !== undefined ? `${format}~${onward}` : later === undefined ? null : `${later}~`;
      return {
        rows: readRows(
          page.data.map((ad) => rowOf(ad, { format, today })),
          { today, source: 'meta' },
        ),
        next,
      };
    },
  };
}
