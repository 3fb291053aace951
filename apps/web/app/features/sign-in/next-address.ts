const ownPath = /^\/(?![/\\])/;

/**
 * Where to go after signing in, from `?next=`. Only a path on this site: anything a browser could read as another
 * host (`//evil`, `/\evil`, `https:`) would make our sign-in page send people to strangers. Dots are resolved before
 * the second look, since `/..//evil` only then shows its face.
 */
export function nextAddress(next: string | null, otherwise: string): string {
  if (next === null || !ownPath.test(next)) return otherwise;
  const url = new URL(next, 'https://site.invalid');
  const path = url.pathname + url.search + url.hash;
  return url.origin === 'https://site.invalid' && ownPath.test(path) ? path : otherwise;
}
