import type { Run } from '@adwright/contract/run.ts';

type Reader = (input: Record<string, unknown>) => unknown;

/** Where in a tool's input its name for people stands. */
const readers: Readonly<Record<string, Reader>> = {
  'ad-copy': (input) => recordOf(input['brief'])['product'],
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

/** What a person would call this run; null when its input does not say. */
export function runTitle({ tool, input }: Pick<Run, 'tool' | 'input'>): string | null {
  const title = readers[tool]?.(recordOf(input));
  return typeof title === 'string' && title.trim() !== '' ? title.trim().slice(0, 120) : null;
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
