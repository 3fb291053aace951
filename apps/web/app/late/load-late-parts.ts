/** A file of its own, so that a page's first script carries one address here, not those of all late parts. */
export async function loadLateParts() {
  const { LateParts } = await import('./late-parts.tsx');
  return { default: LateParts };
}
