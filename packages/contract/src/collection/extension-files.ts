import { placeholderOrigin } from '../placeholder-origin.ts';

/**
 * What has to be known of an installation before the extension can be handed out: the manifest names the pages it may
 * reach, where browsers take no port, and `site.json` says whose copy it is.
 */
export function manifestFor(manifest: string, origin: string): string {
  const { protocol, hostname } = new URL(origin);
  return manifest.replaceAll(placeholderOrigin, `${protocol}//${hostname}`);
}

export function siteFile(origin: string): { readonly name: string; readonly text: string } {
  return { name: 'site.json', text: JSON.stringify({ origin }) };
}
