/**
 * A project's type on the wire is a number; the tool that makes it has a name. Apart from the schemas, so that the
 * browser can look one up without loading them.
 */
export const projectTypes = {
  'video-ad': 1,
  'avatar-video': 2,
  batch: 3,
  'product-to-video': 4,
  'lip-sync': 5,
  'talking-photo': 6,
  'video-translation': 7,
  'image-ad': 8,
  'background-removal': 9,
  'id-photo': 10,
  'ad-copy': 11,
  'qr-code': 12,
  'image-ad-clone': 13,
  'product-image': 14,
  'image-resizer': 15,
  'gif-banner': 16,
  banner: 17,
  poster: 18,
  'display-ad': 19,
  'ppc-preview': 20,
} as const satisfies Record<string, number>;

/** Null for work that is no project of its own, such as a step inside another. */
export function projectTypeOf(tool: string): number | null {
  return Object.hasOwn(projectTypes, tool) ? projectTypes[tool as keyof typeof projectTypes] : null;
}

export function toolOfType(type: number): string | null {
  return Object.entries(projectTypes).find(([, number]) => number === type)?.[0] ?? null;
}

/** Types whose monthly runs a plan counts; the others are limited by credits alone. */
export function isCountedType(type: number): boolean {
  return type >= 1 && type <= 10;
}
