import { brand } from '@adwright/contract/brand.ts';
import { describe, expect, it } from 'vitest';
import { ruleOf, type SectionKey, sectionKeys, sectionNamed, type SectionRule } from './section-keys.ts';

/** What the product's owner fixed about sections, whether they have landed or not. */
const specified: Readonly<Record<string, Partial<SectionRule>>> = {
  Home: { event: 'home' },
  VideoAd: { event: `video-${brand.slug}`, takes: ['template', 'avatar'] },
  QRCodeGenerator: { event: 'qr-code-generator' },
  LipSync: { event: 'lip-sync', first: 'Home' },
  TalkingPhoto: { event: 'talking-photo' },
  BackgroundRemoval: { event: 'background-removal' },
  AIIdPhoto: { event: 'ai-id-photo' },
  VideoTranslation: { event: 'video-translation' },
  BatchCreation: { event: 'batch-creation' },
  ProductToVideo: { event: 'product-to-video' },
  AdsLibrary: { gate: 'anyone' },
};

/** Written out, not read from the registry: a section that goes missing, or changes its name, is found here. */
const landed: Readonly<Record<string, string>> = {
  Home: 'home',
  MyWork: 'my-work',
  Projects: 'projects',
  Videos: 'videos',
  Products: 'products',
  VideoTemplates: 'video-templates',
  AvatarsTemplates: 'avatars-templates',
  Avatars: 'avatars',
  BatchCreation: 'batch-creation',
  AdsLibrary: 'ads-library',
  MyAds: 'my-ads',
  VideoAd: `video-${brand.slug}`,
  ProductToVideo: 'product-to-video',
  AvatarVideo: 'avatar-video',
  TalkingPhoto: 'talking-photo',
  LipSync: 'lip-sync',
  VideoTranslation: 'video-translation',
  ImageAd: 'image-ad',
  ImageAdsClone: 'image-ads-clone',
  ProductImage: 'product-image',
  BackgroundRemoval: 'background-removal',
  ImageResizer: 'image-resizer',
  GifBanner: 'gif-banner',
  Banner: 'banner',
  Poster: 'poster',
  DisplayAd: 'display-ad',
  AdCopy: 'ad-copy',
  PpcPreview: 'ppc-preview',
  AIIdPhoto: 'ai-id-photo',
  QRCodeGenerator: 'qr-code-generator',
};

it('has every section that has landed, under its name, and no other', () => {
  expect(Object.fromEntries(sectionKeys.map((key) => [key, ruleOf(key).event]))).toEqual(landed);
});

describe.each(sectionKeys as readonly string[])('%s', (key) => {
  const rule = ruleOf(key as SectionKey);

  it('is open to visitors only if it is the ads library', () => {
    expect(rule.gate).toBe(key === 'AdsLibrary' ? 'anyone' : 'user');
  });

  it('keeps what the owner fixed about it', () => {
    expect(rule).toMatchObject(specified[key] ?? {});
  });

  it('opens Home first only if it is lip-sync', () => {
    expect(rule.first).toBe(key === 'LipSync' ? 'Home' : undefined);
  });

  it('takes what is chosen elsewhere only if it is the video ad, the avatar video, or the image ad for pictures', () => {
    const takes = { VideoAd: ['template', 'avatar'], AvatarVideo: ['avatar'], ImageAd: ['picture-template'] }[key];
    expect(rule.takes).toEqual(takes);
  });

  it('is found by its event’s name and by its key', () => {
    expect([sectionNamed(rule.event), sectionNamed(key), sectionNamed(key.toUpperCase())]).toEqual([key, key, key]);
  });

  it('comes back when the dashboard was left open on it', () => {
    expect(rule.restore).toBe(true);
  });
});

it('gives every section a name of its own', () => {
  const names = sectionKeys.map((key) => ruleOf(key).event);
  expect(new Set(names).size).toBe(names.length);
});

it.each(['teleporter', '', 'constructor', '__proto__'])('knows no section named “%s”', (name) => {
  expect(sectionNamed(name)).toBeNull();
});
