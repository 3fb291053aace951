/** What the rest of the site must know of a section without loading it. */
export type SectionRule = {
  /** Its name in addresses and in feature-switch events. */
  readonly event: string;
  /** Who may open it. Anybody else gets the login modal instead. */
  readonly gate: 'user' | 'anyone';
  /** Whether a dashboard that was left open comes back on it. */
  readonly restore: boolean;
  /** A feature-switch event opens this one first, so that "back" leads there. */
  readonly first?: 'Home';
  /** A template-selected event that carries one of these opens this section and hands it over. */
  readonly takes?: readonly HandoverKind[];
};

export type HandoverKind = 'template' | 'picture-template' | 'avatar';

const user = { gate: 'user', restore: true } as const;

/**
 * Every section that exists. One whose tool has not landed is not listed, and its name is then nobody's.
 * Apart from the registry, so that links, events and the gate need not load it.
 */
const sectionRules = {
  Home: { ...user, event: 'home' },
  MyWork: { ...user, event: 'my-work' },
  Projects: { ...user, event: 'projects' },
  Videos: { ...user, event: 'videos' },
  Products: { ...user, event: 'products' },
  VideoTemplates: { ...user, event: 'video-templates' },
  ImageAd: { ...user, event: 'image-ad', takes: ['picture-template'] },
  ImageAdsClone: { ...user, event: 'image-ads-clone' },
  ProductImage: { ...user, event: 'product-image' },
  BackgroundRemoval: { ...user, event: 'background-removal' },
  ImageResizer: { ...user, event: 'image-resizer' },
  GifBanner: { ...user, event: 'gif-banner' },
  Banner: { ...user, event: 'banner' },
  Poster: { ...user, event: 'poster' },
  DisplayAd: { ...user, event: 'display-ad' },
  AdCopy: { ...user, event: 'ad-copy' },
  PpcPreview: { ...user, event: 'ppc-preview' },
  AIIdPhoto: { ...user, event: 'ai-id-photo' },
  QRCodeGenerator: { ...user, event: 'qr-code-generator' },
} as const satisfies Record<string, SectionRule>;

export type SectionKey = keyof typeof sectionRules;

export const sectionKeys = Object.keys(sectionRules) as readonly SectionKey[];

/** By its event's name or by its key, in any case; null when no such section exists. */
export function sectionNamed(name: string): SectionKey | null {
  const wanted = name.toLowerCase();
  return sectionKeys.find((key) => key.toLowerCase() === wanted || sectionRules[key].event === wanted) ?? null;
}

export function ruleOf(key: SectionKey): SectionRule {
  return sectionRules[key];
}
