export type ContentCoding = 'br' | 'gzip' | 'identity';

const known = new Map<string, ContentCoding>();
const most = 500;

/** The best coding a client takes. Browsers send a handful of different headers, so each is read once. */
export function contentCoding(header: string | undefined): ContentCoding {
  if (header === undefined) return 'identity';
  const before = known.get(header);
  if (before !== undefined) return before;
  const coding = bestCoding(header);
  if (known.size < most) known.set(header, coding);
  return coding;
}

function bestCoding(header: string): ContentCoding {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  const weight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const [br, gzip] = [weight('br'), weight('gzip')];
  if (br > 0 && br >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
}
