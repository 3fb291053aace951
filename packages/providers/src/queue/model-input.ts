import type { EngineFile } from '@adwright/domain/engines/engine-file.ts';

/** What we know to say to a model, by our own names. */
export type ModelFacts = {
  readonly prompt?: string;
  readonly pictures?: readonly string[];
  readonly clip?: string | undefined;
  readonly audio?: string;
  readonly size?: { readonly width: number; readonly height: number };
  readonly ratio?: string;
  readonly seconds?: number;
  readonly count?: number;
  readonly seed?: number | undefined;
};

const factNames = [
  'prompt',
  'picture',
  'pictures',
  'clip',
  'audio',
  'size',
  'ratio',
  'seconds',
  'count',
  'seed',
] as const;
type FactName = (typeof factNames)[number];

/** Which of its own fields a model takes each of them in. What is not listed is not sent. */
export type FieldMap = { readonly [Name in FactName]?: string };

export type ModelSpec = {
  readonly model: string;
  readonly fields: FieldMap;
  readonly fixed: Readonly<Record<string, unknown>>;
};

/**
 * `owner/name?picture=start_image&seconds=duration&resolution=720p`: every model of these vendors has fields of its
 * own. One of our names on the left says which field it goes into; any other name is sent as it stands.
 */
export function parseModelSpec(text: string, known: Readonly<Record<string, FieldMap>>, usual: FieldMap): ModelSpec {
  const at = text.indexOf('?');
  const model = at < 0 ? text : text.slice(0, at);
  const fields: Record<string, string> = { ...(known[model] ?? usual) };
  const fixed: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(at < 0 ? '' : text.slice(at + 1))) {
    if (factNames.some((fact) => fact === name)) fields[name] = value;
    else fixed[name] = literal(value);
  }
  return { model, fields, fixed };
}

function literal(value: string): unknown {
  if (value === 'true' || value === 'false') return value === 'true';
  return value !== '' && Number.isFinite(Number(value)) ? Number(value) : value;
}

export function modelInput({ fields, fixed }: ModelSpec, facts: ModelFacts): Record<string, unknown> {
  const values: Record<FactName, unknown> = { ...emptyFacts, ...facts, picture: facts.pictures?.[0] };
  const input: Record<string, unknown> = { ...fixed };
  for (const name of factNames) {
    const field = fields[name];
    if (field !== undefined && field !== '' && values[name] !== undefined) input[field] = values[name];
  }
  return input;
}

const emptyFacts: Record<FactName, unknown> = {
  prompt: undefined,
  picture: undefined,
  pictures: undefined,
  clip: undefined,
  audio: undefined,
  size: undefined,
  ratio: undefined,
  seconds: undefined,
  count: undefined,
  seed: undefined,
};

export function dataUrl({ bytes, mime }: EngineFile): string {
  return `data:${mime};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`;
}
