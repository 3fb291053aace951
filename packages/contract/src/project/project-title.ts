type Reader = (input: Record<string, unknown>) => unknown;

const longest = 120;

/** Where in a tool's input its name for people stands, for tools that do not keep it where most do. */
const readers: Readonly<Record<string, Reader>> = {
  'ad-copy': (input) => recordOf(input['brief'])['product'],
  'image-ad': (input) => {
    const [design] = Array.isArray(input['designs']) ? (input['designs'] as unknown[]) : [];
    const names = [recordOf(input['product'])['title'], recordOf(recordOf(design)['product'])['name'], input['text']];
    return names.find((name) => typeof name === 'string' && name !== '');
  },
  'image-ad-clone': (input) =>
    recordOf(input['product'])['title'] ?? recordOf(recordOf(input['design'])['product'])['name'],
  'qr-code': (input) => {
    const content = recordOf(input['content']);
    const card = [content['first_name'], content['last_name']].filter(Boolean).join(' ');
    const candidates = [
      content['url'],
      content['ssid'],
      content['to'],
      content['phone'],
      card,
      content['organization'],
    ];
    return candidates.find((value) => typeof value === 'string' && value !== '') ?? content['text'];
  },
};

/** Most tools work on a product or say what they make in a title. */
const usual: Reader = (input) => {
  const product = input['product'];
  return input['title'] ?? (typeof product === 'string' ? product : recordOf(product)['title']);
};

/** What a person would call this work; null when its input does not say. */
export function projectTitle(tool: string, input: unknown): string | null {
  const title = (readers[tool] ?? usual)(recordOf(input));
  return typeof title === 'string' && title.trim() !== '' ? title.trim().slice(0, longest) : null;
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
