/**
 * The sections of the dashboard that exist, with the name each has in addresses and feature-switch events.
 * Apart from the registry, so that links need not load it.
 */
export const sectionSlugs = {
  Home: 'home',
  MyWork: 'my-work',
  AdCopy: 'ad-copy',
  QRCodeGenerator: 'qr-code-generator',
} as const;

export type SectionKey = keyof typeof sectionSlugs;
