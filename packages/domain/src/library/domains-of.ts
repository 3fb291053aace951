const mostParts = 5;

/** The site that an ad leads to and those above it: `www.shop.example.com` → `shop.example.com`, `example.com`. */
export function domainsOf(address: string | null): string[] {
  if (address === null || !URL.canParse(address)) return [];
  const labels = new URL(address).hostname
    .toLowerCase()
    .replace(/^www\./, '')
    .split('.')
    .slice(-mostParts);
  if (labels.length < 2 || /^\d+$/.test(labels.at(-1) ?? '')) return [];
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'));
}

/** What is typed into a search and is the name of a site, with or without what stands around it; otherwise null. */
export function typedDomain(keyword: string): string | null {
  const text = keyword.trim();
  if (/\s/.test(text) || !/^(?:https?:\/\/)?[^\s/@"]+\.[a-z]{2,24}(?:[/?#:]\S*)?$/i.test(text)) return null;
  const address = /^https?:/i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : null;
}
