import type { ObjectRequest } from '@adwright/domain/engines/text.ts';
import type { ProviderUnits } from '@adwright/domain/engines/provider-calls.ts';
import { z } from 'zod';
import type { Adapters, TextReply, TextTurn } from '../adapters.ts';
import type { AskOptions, Work } from '../call/ask-in-order.ts';
import { ProviderError } from '../call/provider-error.ts';
import { readFailure } from '../call/read-failure.ts';
import { readJson } from './read-json.ts';

type Wanted<Value> = Pick<ObjectRequest<Value>, 'name' | 'schema' | 'check'>;
type Judged<Value> = { readonly value: Value | null; readonly issues: readonly string[] };

/** Enough to mend an answer by; a list of a thousand faults teaches nothing more. */
const mostIssues = 20;
const mostQuoted = 12_000;

/**
 * An object from a language model. What does not fit is sent back once with what is wrong with it. After that a
 * misfit is rejected, while faults that only `check` sees are handed to the caller, who can replace the part.
 */
export async function askForObject<Value>(
  adapter: Adapters['text'],
  turn: TextTurn,
  wanted: Wanted<Value>,
  options: AskOptions,
): Promise<Work<{ value: Value; issues: readonly string[] }>> {
  const shaped = {
    ...turn,
    system: withSchema(turn.system, wanted.schema),
    schema: { name: wanted.name, shape: wanted.schema },
  };
  const first = await adapter(shaped, options);
  const judged = judge(first.value, wanted);
  if (judged.value !== null && judged.issues.length === 0) {
    return { value: { value: judged.value, issues: [] }, units: first.units };
  }
  const second = await mend(adapter, shaped, first, judged.issues, options);
  const units = sum(first.units, second?.units ?? {});
  const mended = second === null ? judged : judge(second.value, wanted);
  const best = mended.value === null || worse(mended, judged) ? judged : mended;
  if (best.value === null)
    throw new ProviderError('bad_answer', 'It did not keep to the form it was given.', { units });
  return { value: { value: best.value, issues: best.issues }, units };
}

/** Null when the second question fails: a first answer with small faults is still worth having. */
async function mend(
  adapter: Adapters['text'],
  turn: TextTurn,
  first: Work<TextReply>,
  issues: readonly string[],
  options: AskOptions,
): Promise<Work<TextReply> | null> {
  const list = issues.slice(0, mostIssues).map((issue) => `- ${issue}`);
  const messages = [
    ...turn.messages,
    { role: 'assistant', content: first.value.text.slice(0, mostQuoted) || '(empty)' },
    {
      role: 'user',
      content: `Your answer has these faults:\n${list.join('\n')}\nAnswer again in full, with all of them mended.`,
    },
  ] as const;
  try {
    return await adapter({ ...turn, messages }, options);
  } catch (error) {
    options.signal.throwIfAborted();
    const failure = readFailure(error, options.secrets);
    if (failure.kind === 'refused') throw new ProviderError('refused', failure.message, { units: first.units });
    return null;
  }
}

function judge<Value>({ text, isCut }: TextReply, { schema, check }: Wanted<Value>): Judged<Value> {
  if (isCut) return { value: null, issues: ['It was cut off before its end. Write less.'] };
  const json = readJson(text);
  if (json === undefined)
    return { value: null, issues: ['It is not JSON. Answer with one JSON object and nothing else.'] };
  const parsed = schema.safeParse(json);
  if (parsed.success) return { value: parsed.data, issues: check?.(parsed.data) ?? [] };
  return {
    value: null,
    issues: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'The object'}: ${message}`),
  };
}

function worse<Value>(mended: Judged<Value>, before: Judged<Value>): boolean {
  return before.value !== null && mended.issues.length > before.issues.length;
}

/** Servers that do not know structured output still read what they are told. */
function withSchema(system: string, schema: z.ZodType): string {
  return `${system}\n\nAnswer with one JSON object that fits this JSON schema, and nothing else:\n${JSON.stringify(z.toJSONSchema(schema))}`;
}

function sum(a: ProviderUnits, b: ProviderUnits): ProviderUnits {
  return {
    inputTokens: (a.inputTokens ?? 0) + (b.inputTokens ?? 0),
    outputTokens: (a.outputTokens ?? 0) + (b.outputTokens ?? 0),
  };
}
