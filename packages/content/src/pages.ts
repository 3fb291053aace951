import type { AdTextKind } from '@adwright/contract/ad-text/ad-text.ts';
import { brand } from '@adwright/contract/brand.ts';
import type { Feature } from './page.ts';

/** How navigation and footer group the pages, in this order. */
export const pageGroups = ['product', 'text', 'image', 'video', 'library', 'networks', 'company'] as const;
export type PageGroup = (typeof pageGroups)[number];

/** Which blocks a page has: `structures/<structure>.ts`. */
export type StructureName =
  | 'home'
  | 'pricing'
  | 'legal'
  | 'ad-copy'
  | 'text-generator'
  | 'introduction'
  | 'library'
  | 'tracker'
  | 'extension';

export type PageEntry = {
  /** The folder of its words under `pages/`. */
  readonly slug: string;
  readonly path: `/${string}`;
  readonly group: PageGroup;
  readonly structure: StructureName;
  /** What the text tool on the page writes. */
  readonly textKind?: AdTextKind;
  /** The tool that the page is about, in the dashboard. */
  readonly feature?: Feature;
  /** Slugs, most useful first. */
  readonly related: readonly string[];
};

/** Every public page. A new page is one folder of words and one entry here; routes, sitemap, footer and checks follow. */
export const pages = [
  { slug: 'home', path: '/', group: 'product', structure: 'home', related: [] },
  { slug: 'pricing', path: '/pricing', group: 'product', structure: 'pricing', related: [] },
  {
    slug: 'onboarding',
    path: '/onboarding',
    group: 'product',
    structure: 'introduction',
    related: ['ad-copy-generator', 'ppc-ad-generator', 'pricing'],
  },
  {
    slug: 'website',
    path: `/website-${brand.slug}`,
    group: 'product',
    structure: 'introduction',
    feature: 'products',
    related: ['product-description-generator', 'ad-copy-generator', 'ppc-ad-generator'],
  },

  {
    slug: 'ad-copy-generator',
    path: '/ad-copy-generator',
    group: 'text',
    structure: 'ad-copy',
    textKind: 'ad_copy',
    related: ['ad-headline-generator', 'ai-hook-generator', 'ppc-ad-generator', 'call-to-action-generator'],
  },
  {
    slug: 'ai-hook-generator',
    path: '/ai-hook-generator',
    group: 'text',
    structure: 'text-generator',
    textKind: 'hook',
    related: ['ad-script-generator', 'tiktok-ads', 'ad-copy-generator'],
  },
  {
    slug: 'ad-script-generator',
    path: '/ad-script-generator',
    group: 'text',
    structure: 'text-generator',
    textKind: 'script',
    related: ['ai-hook-generator', 'ai-radio-ad-generator', 'ugc-ads'],
  },
  {
    slug: 'ad-slogan-generator',
    path: '/ad-slogan-generator',
    group: 'text',
    structure: 'text-generator',
    textKind: 'slogan',
    related: ['ai-brand-voice-generator', 'ad-headline-generator', 'ad-copy-generator'],
  },
  {
    slug: 'ad-headline-generator',
    path: '/ad-headline-generator',
    group: 'text',
    structure: 'text-generator',
    textKind: 'headline',
    related: ['ad-copy-generator', 'ppc-ad-generator', 'call-to-action-generator'],
  },
  {
    slug: 'ai-radio-ad-generator',
    path: '/ai-radio-ad-generator',
    group: 'text',
    structure: 'text-generator',
    textKind: 'radio',
    related: ['ad-script-generator', 'ad-slogan-generator', 'ai-hook-generator'],
  },
  {
    slug: 'ai-brand-voice-generator',
    path: '/ai-brand-voice-generator',
    group: 'text',
    structure: 'text-generator',
    textKind: 'brand_voice',
    related: ['ad-slogan-generator', 'ad-copy-generator', 'product-description-generator'],
  },
  {
    slug: 'call-to-action-generator',
    path: '/call-to-action-generator',
    group: 'text',
    structure: 'text-generator',
    textKind: 'cta',
    related: ['ad-headline-generator', 'ad-copy-generator', 'display-ad-generator'],
  },
  {
    slug: 'product-description-generator',
    path: '/product-description-generator',
    group: 'text',
    structure: 'text-generator',
    textKind: 'product_description',
    related: ['amazon-ads', 'ad-copy-generator', 'ad-headline-generator'],
  },
  {
    slug: 'ppc-ad-generator',
    path: '/ppc-ad-generator',
    group: 'text',
    structure: 'text-generator',
    textKind: 'ppc',
    related: ['ad-headline-generator', 'ad-copy-generator', 'youtube-ads'],
  },

  {
    slug: 'image-ad-cloner',
    path: '/image-ad-cloner',
    group: 'image',
    structure: 'introduction',
    feature: 'image-ads-clone',
    related: ['ad-copy-generator', 'ad-headline-generator', 'facebook-ads'],
  },
  {
    slug: 'ai-image-resizer',
    path: '/ai-image-resizer',
    group: 'image',
    structure: 'introduction',
    feature: 'image-resizer',
    related: ['display-ad-generator', 'ai-banner-generator', 'instagram-ads'],
  },
  {
    slug: 'gif-banner-maker',
    path: '/gif-banner-maker',
    group: 'image',
    structure: 'introduction',
    feature: 'gif-banner',
    related: ['call-to-action-generator', 'display-ad-generator', 'ad-headline-generator'],
  },
  {
    slug: 'ai-banner-generator',
    path: '/ai-banner-generator',
    group: 'image',
    structure: 'introduction',
    feature: 'banner',
    related: ['ad-headline-generator', 'call-to-action-generator', 'display-ad-generator'],
  },
  {
    slug: 'ai-poster-generator',
    path: '/ai-poster-generator',
    group: 'image',
    structure: 'introduction',
    feature: 'poster',
    related: ['ad-slogan-generator', 'ad-headline-generator', 'ai-banner-generator'],
  },
  {
    slug: 'display-ad-generator',
    path: '/display-ad-generator',
    group: 'image',
    structure: 'introduction',
    feature: 'display-ad',
    related: ['ppc-ad-generator', 'ad-headline-generator', 'gif-banner-maker'],
  },
  {
    slug: 'ai-product-image-generator',
    path: '/ai-product-image-generator',
    group: 'image',
    structure: 'introduction',
    feature: 'product-image',
    related: ['product-description-generator', 'amazon-ads', 'ai-image-resizer'],
  },

  {
    slug: 'product-video-maker',
    path: '/product-video-maker',
    group: 'video',
    structure: 'introduction',
    feature: 'product-to-video',
    related: ['ad-script-generator', 'ai-hook-generator', 'tiktok-ads'],
  },
  {
    slug: 'ugc-ads',
    path: '/ugc-ads',
    group: 'video',
    structure: 'introduction',
    related: ['ai-hook-generator', 'ad-script-generator', 'tiktok-ads'],
  },
  {
    slug: 'cgi-ad',
    path: '/cgi-ad',
    group: 'video',
    structure: 'introduction',
    related: ['ad-script-generator', 'product-video-maker', 'instagram-ads'],
  },
  {
    slug: 'ai-avatar-generator',
    path: '/ai-avatar-generator',
    group: 'video',
    structure: 'introduction',
    feature: 'avatar-video',
    related: ['ad-script-generator', 'ai-talking-photo', 'ugc-ads'],
  },
  {
    slug: 'ai-talking-photo',
    path: '/ai-talking-photo',
    group: 'video',
    structure: 'introduction',
    feature: 'talking-photo',
    related: ['ad-script-generator', 'ai-lip-sync-video', 'ai-avatar-generator'],
  },
  {
    slug: 'ai-lip-sync-video',
    path: '/ai-lip-sync-video',
    group: 'video',
    structure: 'introduction',
    feature: 'lip-sync',
    related: ['ad-script-generator', 'ai-talking-photo', 'ai-avatar-generator'],
  },

  {
    slug: 'ads-library',
    path: '/ads-library',
    group: 'library',
    structure: 'library',
    related: ['ad-finder', 'ad-tracker', 'ad-copy-generator'],
  },
  {
    slug: 'ad-finder',
    path: '/ad-finder',
    group: 'library',
    structure: 'library',
    related: ['ads-library', 'ad-tracker', 'ai-hook-generator'],
  },
  {
    slug: 'ad-tracker',
    path: '/ad-tracker',
    group: 'library',
    structure: 'tracker',
    related: ['ads-library', 'ad-finder', 'ad-copy-generator'],
  },
  {
    slug: 'how-to-use-extension',
    path: '/how-to-use-extension',
    group: 'library',
    structure: 'extension',
    related: ['ads-library', 'ad-finder', 'ad-tracker'],
  },

  {
    slug: 'facebook-ads',
    path: '/facebook-ads',
    group: 'networks',
    structure: 'introduction',
    feature: 'image-ad',
    related: ['ad-copy-generator', 'instagram-ads', 'ad-headline-generator'],
  },
  {
    slug: 'instagram-ads',
    path: '/instagram-ads',
    group: 'networks',
    structure: 'introduction',
    feature: 'image-ad',
    related: ['ad-copy-generator', 'ai-hook-generator', 'facebook-ads'],
  },
  {
    slug: 'tiktok-ads',
    path: '/tiktok-ads',
    group: 'networks',
    structure: 'introduction',
    feature: 'video-adwright',
    related: ['ai-hook-generator', 'ad-script-generator', 'ugc-ads'],
  },
  {
    slug: 'youtube-ads',
    path: '/youtube-ads',
    group: 'networks',
    structure: 'introduction',
    feature: 'video-adwright',
    related: ['ad-script-generator', 'ai-hook-generator', 'ppc-ad-generator'],
  },
  {
    slug: 'linkedin-ads',
    path: '/linkedin-ads',
    group: 'networks',
    structure: 'introduction',
    feature: 'image-ad',
    related: ['ad-copy-generator', 'ad-headline-generator', 'call-to-action-generator'],
  },
  {
    slug: 'amazon-ads',
    path: '/amazon-ads',
    group: 'networks',
    structure: 'introduction',
    feature: 'product-image',
    related: ['product-description-generator', 'ad-headline-generator', 'ai-product-image-generator'],
  },
  {
    slug: 'discord-ads',
    path: '/discord-ads',
    group: 'networks',
    structure: 'introduction',
    feature: 'image-ad',
    related: ['ad-copy-generator', 'ai-hook-generator', 'ai-banner-generator'],
  },

  { slug: 'terms', path: '/terms', group: 'company', structure: 'legal', related: [] },
  { slug: 'privacy-policy', path: '/privacy-policy', group: 'company', structure: 'legal', related: [] },
] as const satisfies readonly PageEntry[];

export type PageSlug = (typeof pages)[number]['slug'];

const byPath = new Map<string, PageEntry>(pages.map((page) => [page.path, page]));

/** The page of an unprefixed path, with or without a slash at its end. */
export function pageByPath(path: string): PageEntry | undefined {
  return byPath.get(path.length > 1 ? path.replace(/\/+$/, '') : path);
}
