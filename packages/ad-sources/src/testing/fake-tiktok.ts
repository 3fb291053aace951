import { type FakeServer, startFake } from '@adwright/providers/testing/fake-server.ts';

export const tiktokKeys = { clientKey: 'tiktok-client-key', clientSecret: 'tiktok-client-secret' };

const ok = { code: 'ok', message: '', log_id: 'x' };

function fakeAd(id: number): object {
  return {
    ad: {
      id: `17000000000000${id}`,
      first_shown_date: 20260501,
      last_shown_date: 20260601,
      status: id === 1 ? 'active' : 'inactive',
      videos: [{ url: `https://cdn.example/film-${id}.mp4`, cover_image_url: `https://cdn.example/cover-${id}.jpg` }],
      image_urls: [],
    },
    advertiser: { business_id: 1, business_name: 'Steamwell' },
  };
}

/** Speaks as the Commercial Content API does: a token that can be taken back, and one ad a page. */
export async function startFakeTiktok(): Promise<FakeServer & { revoke(): void }> {
  let issued = 0;
  let valid = '';
  const fake = await startFake(({ path, headers, body, json }) => {
    const { pathname, searchParams } = new URL(path, 'http://fake');
    if (pathname === '/v2/oauth/token/') {
      const form = new URLSearchParams(body.toString());
      if (form.get('client_secret') !== tiktokKeys.clientSecret)
        return { status: 401, body: { error: 'invalid_client', error_description: String(body) } };
      issued += 1;
      valid = `clt.token-${issued}`;
      return { body: { access_token: valid, expires_in: 7200, token_type: 'Bearer' } };
    }
    if (headers.authorization !== `Bearer ${valid}`)
      return { status: 401, body: { error: { ...ok, code: 'access_token_invalid' } } };
    if (!searchParams.get('fields')?.includes('ad.id')) return null;
    if (pathname === '/v2/research/adlib/ad/query/') {
      const page = json['search_id'] === undefined ? 1 : 2;
      return { body: { data: { ads: [fakeAd(page)], has_more: page === 1, search_id: `s${page}` }, error: ok } };
    }
    if (pathname !== '/v2/research/adlib/ad/detail/') return null;
    const id = String(json['ad_id']);
    const said = { title: `Tea of ${id.at(-1)}`, external_url: 'javascript:alert(1)', call_to_action: 'Shop now' };
    return { body: { data: { ad: { id, ...said } }, error: ok } };
  });
  return { ...fake, revoke: () => void (valid = 'nothing') };
}
