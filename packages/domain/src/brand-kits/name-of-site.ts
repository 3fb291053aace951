/** Between a page's own title and its site's name. */
const betweenNames = /\s+[|–—·•:-]\s+|\s*[|·•]\s*|:\s+/;

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * What a site that does not say its name is called: the part of its title that its address is written like, or the
 * address as a name. Numbers are no name.
 */
export function nameOfSite(title: string, hostname: string): string {
  if (/^[\d.]+$|:/.test(hostname)) return hostname;
  const [label = hostname] = hostname.replace(/^www\d?\./, '').split('.');
  const wanted = lettersOf(label);
  const parts = title.split(betweenNames).map((part) => part.trim());
  const own = parts.find((part) => part !== '' && lettersOf(part) === wanted);
  if (own !== undefined) return own;
  const words = label.replaceAll(/[-_]+/g, ' ').trim();
  return words === '' ? hostname : words.charAt(0).toUpperCase() + words.slice(1);
}
