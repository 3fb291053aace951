/** A web address as people type it, with or without its scheme; null when it is none. */
export function parseWebAddress(typed: string): URL | null {
  const text = typed.trim();
  const withScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  const url = URL.parse(withScheme);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return null;
  const isHost = url.hostname.includes('.') || url.hostname === 'localhost' || url.hostname.startsWith('[');
  return isHost ? url : null;
}
