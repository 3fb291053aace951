/** Fewer pixels than this for a module, and a picture that is scaled or photographed loses it. */
const pixelsPerModule = 4;
const largest = 2000;

/** A size at which every module is safe, for a code that is drawn too small for what it holds; null when it is not. */
export function betterSize(plan: { readonly modules: number }, style: { size: number; margin: number }): number | null {
  const across = plan.modules + 2 * style.margin;
  if (style.size >= across * pixelsPerModule) return null;
  const wanted = Math.min(largest, Math.ceil((across * 2 * pixelsPerModule) / 50) * 50);
  return wanted > style.size ? wanted : null;
}
