import { type FakeServer, startFake } from '@adwright/providers/testing/fake-server.ts';

export const metaToken = 'EAAB-meta-token-of-the-tests';

const most = 2;

function fakeAd(id: number, format: string): object {
  return {
    id: String(900_000_000_000_000 + id),
    page_id: '1',
    page_name: `Steamwell ${format}`,
    ad_creative_bodies: [`Tea number ${id}.\u202e <script>alert(1)</script>`, 'Another text'],
    ad_creative_link_titles: [`Tea ${id}`],
    ad_creative_link_captions: ['shop.steamwell.example'],
    ad_delivery_start_time: '2026-05-01',
    ...(id % 2 === 1 && { ad_delivery_stop_time: '2026-06-01' }),
    age_country_gender_reach_breakdown: [{ country: 'DE' }, { country: 'FR' }, { country: 'Nowhere' }],
    ad_snapshot_url: `https://www.facebook.com/ads/archive/render_ad/?id=${id}&access_token=${metaToken}`,
    languages: ['de'],
    publisher_platforms: ['facebook', 'messenger', 'instagram'],
  };
}

/** Speaks as `ads_archive` does: pages of two with cursors, three images and one video of every search. */
export function startFakeMeta(): Promise<FakeServer> {
  return startFake(({ path, headers }) => {
    const { pathname, searchParams } = new URL(path, 'http://fake');
    if (pathname !== '/ads_archive') return null;
    if (headers.authorization !== `Bearer ${metaToken}`) return refusal(190, `Invalid token ${headers.authorization}`);
    if (!searchParams.has('ad_reached_countries')) return refusal(100, 'ad_reached_countries is required');
    const format = searchParams.get('media_type') ?? '';
    const ads = format === 'VIDEO' ? [fakeAd(9, 'video')] : [1, 2, 3].map((id) => fakeAd(id, 'image'));
    const from = Number(searchParams.get('after') ?? 0);
    const shown = ads.slice(from, from + most);
    const end = from + shown.length;
    const isLast = end >= ads.length;
    return {
      body: {
        // One of them is not as promised.
        data: [...shown, { id: 7 }],
        paging: { cursors: { after: String(end) }, ...(!isLast && { next: `http://fake${path}&after=${end}` }) },
      },
    };
  });
}

export function refusal(code: number, message: string) {
  return {
    status: 400,
    headers: { 'retry-after': '0' },
    body: { error: { message, type: 'OAuthException', code, fbtrace_id: 'x' } },
  };
}
