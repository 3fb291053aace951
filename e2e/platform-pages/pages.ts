/** What each page's ad is, and its page in the structure that the platform gives it. All brands are invented. */
export type PlatformPage = {
  readonly name: string;
  readonly url: string;
  readonly html: string;
  readonly expected: {
    readonly platform: string;
    readonly brand: string;
    readonly text: string;
    readonly kind: 'image' | 'video';
    readonly landing?: string;
    readonly cta?: string;
    readonly started?: string;
  };
};

const picture = (host: string, name: string, size = 300): string =>
  `<img src="https://${host}/${name}.png" width="${size}" height="${size}">`;

const metaCard = (id: string, brand: string, body: string): string => `
  <div class="xh8yej3"><div class="x1plvlek">
    <div class="x3nfvp2"><span>Active</span><span>Library ID: ${id}</span><span>Started running on Mar 3, 2026</span></div>
    <div><a href="https://www.facebook.com/1000123/"><img src="https://scontent.xx.fbcdn.net/face.png" width="40" height="40"></a>
      <a href="https://www.facebook.com/1000123/"><span>${brand}</span></a><strong>Sponsored</strong></div>
    <div style="white-space: pre-wrap;">${body}</div>
    <a href="https://l.facebook.com/l.php?u=https%3A%2F%2Flunaro.example%2Ftea&h=AT0"><div>${picture('scontent.xx.fbcdn.net', `ad-${id}`)}</div>
      <div role="heading">Calm in a cup</div></a>
    <div role="button">Shop now</div>
  </div></div>`;

export const platformPages: readonly PlatformPage[] = [
  {
    name: 'Meta Ad Library',
    url: 'https://www.facebook.com/ads/library/?q=tea',
    html: `<main>${metaCard('1234567890123456', 'Lunaro Tea', 'Steeped <b>slowly</b>.\nMade to share.')}${metaCard('6543210987654321', 'Other Brand', 'Another one')}</main>`,
    expected: {
      platform: 'facebook',
      brand: 'Lunaro Tea',
      text: 'Made to share.',
      kind: 'image',
      landing: 'https://lunaro.example/tea',
      cta: 'shop_now',
      started: '2026-03-03',
    },
  },
  {
    name: 'TikTok Creative Center',
    url: 'https://ads.tiktok.com/business/creativecenter/inspiration/topads/pc/en',
    html: `<div class="TopadsVideoCard_card__xyz"><div class="Poster"><video src="https://v16.tiktokcdn.com/film.mp4" muted></video></div>
      <p class="BrandInfo_brandName__1">Kettle &amp; Kin</p><p class="AdTitle_title__2">Watch it pour</p>
      <a href="https://ads.tiktok.com/business/creativecenter/topads/7301234567890/pc/en">See analytics</a></div>`,
    expected: { platform: 'tiktok', brand: 'Kettle & Kin', text: 'Watch it pour', kind: 'video' },
  },
  {
    name: 'Google Ads Transparency',
    url: 'https://adstransparency.google.com/advertiser/AR0123?region=anywhere',
    html: `<creative-preview style="display:block"><a href="/advertiser/AR0123/creative/CR0456789?region=anywhere">
      ${picture('tpc.googlesyndication.com', 'archive')}</a><div class="advertiser-name">Brightfold GmbH</div></creative-preview>`,
    expected: { platform: 'google', brand: 'Brightfold GmbH', text: '', kind: 'image' },
  },
  {
    name: 'LinkedIn Ad Library',
    url: 'https://www.linkedin.com/ad-library/search?keyword=crm',
    html: `<div class="base-ad-preview-card" data-creative-type="SPONSORED_STATUS_UPDATE">
      <a data-tracking-control-name="ad_library_ad_preview_advertiser_name">Ledgerly</a>
      <p class="commentary__content">Close the books in a day.</p>
      ${picture('media.licdn.com', 'post')}<div class="sponsored-content-headline">Try Ledgerly</div>
      <a href="https://ledgerly.example/" data-tracking-control-name="ad_library_ad_preview_cta">Learn more</a>
      <a href="/ad-library/detail/998877665">View details</a></div>`,
    expected: {
      platform: 'linkedin',
      brand: 'Ledgerly',
      text: 'Close the books in a day.',
      kind: 'image',
      landing: 'https://ledgerly.example/',
      cta: 'learn_more',
    },
  },
  {
    name: 'Reddit',
    url: 'https://www.reddit.com/r/coffee/',
    html: `<shreddit-ad-post style="display:block" id="t3_1abcd" author="u/moka_works" post-title="A grinder that whispers"
      content-href="https://moka.example/grinder" permalink="/user/moka_works/comments/1abcd/"><a slot="title">A grinder that whispers</a>
      ${picture('preview.redd.it', 'grinder')}<a slot="cta">Shop Now</a></shreddit-ad-post>`,
    expected: {
      platform: 'reddit',
      brand: 'moka_works',
      text: 'A grinder that whispers',
      kind: 'image',
      landing: 'https://moka.example/grinder',
      cta: 'shop_now',
    },
  },
  {
    name: 'YouTube',
    url: 'https://www.youtube.com/watch?v=abcDEF12345',
    html: `<ytd-watch-metadata style="display:block"><div id="title"><h1>The lamp that knows sunset</h1></div>
      <ytd-channel-name><a>Halo Lamps</a></ytd-channel-name><div id="description">One lamp, every hour.</div></ytd-watch-metadata>`,
    expected: { platform: 'youtube', brand: 'Halo Lamps', text: 'The lamp that knows sunset', kind: 'image' },
  },
  {
    name: 'Instagram feed',
    url: 'https://www.instagram.com/',
    html: `<article>just a friend ${picture('scontent.cdninstagram.com', 'friend')}</article>
      <article><header><a href="/veranda/"><span>veranda.home</span></a></header><span>إعلان</span>
      ${picture('scontent.cdninstagram.com', 'sofa')}<h1 dir="auto">أريكة لكل بيت</h1>
      <a href="https://l.instagram.com/?u=https%3A%2F%2Fveranda.example%2Fsofa&e=1">تسوق الآن</a></article>`,
    expected: {
      platform: 'instagram',
      brand: 'veranda.home',
      text: 'أريكة لكل بيت',
      kind: 'image',
      landing: 'https://veranda.example/sofa',
      cta: 'shop_now',
    },
  },
];
