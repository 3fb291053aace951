/**
 * TikTok's Commercial Content API: ads that were shown in the EEA, Switzerland and the UK since October 2022.
 * https://developers.tiktok.com/doc/commercial-content-api-query-ads
 */
import type { AdSource } from '@adwright/domain/library/sources/ports.ts';
import { createJsonClient } from '@adwright/providers/queue/json-client.ts';
import { asking } from '../asking.ts';
import { readRows } from '../read-rows.ts';
import { createTokens } from './create-tokens.ts';
import { failureOf } from './failure-of.ts';
import { searchBody } from './search-body.ts';
import { DetailAnswer, detailOf, detailFields, QueryAnswer, queryFields, rowOf } from './tiktok-ad.ts';

type Settings = { readonly clientKey: string; readonly clientSecret: string; readonly baseUrl?: string };

const publicApi = 'https://open.tiktokapis.com';

export function openTiktok({ clientKey, clientSecret, baseUrl = publicApi }: Settings): AdSource {
  const tokens = createTokens({ clientKey, clientSecret, baseUrl });
  const clientWith = (token: string) =>
    createJsonClient({
      baseUrl,
      headers: { authorization: `Bearer ${token}` },
      secrets: [clientKey, clientSecret, token],
      kindOf: failureOf,
    });
  return {
    source: 'tiktok',
    async search(query, { cursor, today, signal }) {
      const body = searchBody(query, { cursor, today });
      if (body === null) return { rows: [], next: null };
      const path = `/v2/research/adlib/ad/query/?fields=${queryFields}`;
      const { data } = await asking(signal, (limited) =>
        tokens.use(limited, (token) =>
          clientWith(token).call({ method: 'POST', path, body, schema: QueryAnswer, signal: limited }),
        ),
      );
      const rows = readRows(
        data.ads.map((ad) => rowOf(ad, today)),
        { today, source: 'tiktok' },
      );
      return { rows, next: data.has_more && data.search_id !== undefined ? data.search_id : null };
    },
    async complete(row, { signal }) {
      const path = `/v2/research/adlib/ad/detail/?fields=${detailFields}`;
      // Ids are longer than numbers are exact.
      const body = { ad_id: row.entry.key };
      const { data } = await asking(signal, (limited) =>
        tokens.use(limited, (token) =>
          clientWith(token).call({ method: 'POST', path, body, schema: DetailAnswer, signal: limited }),
        ),
      );
      return detailOf(row, data);
    },
  };
}
