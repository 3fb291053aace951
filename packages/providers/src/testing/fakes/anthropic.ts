import type { FakeAnswer, FakeHandler, FakeRequest } from '../fake-server.ts';

export type AnthropicOptions = { readonly write?: (request: FakeRequest) => string; readonly stop?: string };

/** Which choose their tools themselves, whatever they are told. */
const unforced = /claude-(?:sonnet-5-5|opus-5-5|fable-5-[12])/;
/** From before there was a format to ask for. */
const formless = /claude-3-/;

type Choice = { readonly type: string };
type Tool = { readonly name: string };
type Format = { readonly type: string; readonly schema: unknown };

/**
 * Messages as Anthropic speaks them. An object is asked for as a format or, of older models, as a tool they must call;
 * what a model does not know is refused in the words of the real one.
 */
export function anthropicFake({ write = () => 'Hello.', stop = 'end_turn' }: AnthropicOptions = {}): FakeHandler {
  return (request) => {
    if (request.headers['x-api-key'] === 'wrong') return failure(401, 'authentication_error', 'invalid x-api-key');
    if (request.path.startsWith('/models/')) return { body: { id: 'model', type: 'model' } };
    if (request.path !== '/messages') return null;
    const fault = faultOf(request.json);
    if (fault !== null) return failure(400, 'invalid_request_error', fault);
    const text = write(request);
    const [tool] = (request.json['tools'] ?? []) as readonly Tool[];
    // Left to itself it may as well answer in words.
    const calls = tool !== undefined && (request.json['tool_choice'] as Choice | undefined)?.type !== 'auto';
    const content = calls
      ? { type: 'tool_use', id: 'toolu_1', name: tool.name, input: JSON.parse(text) as unknown }
      : { type: 'text', text };
    return {
      body: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: request.json['model'],
        content: [content],
        stop_reason: calls ? 'tool_use' : stop,
        stop_sequence: null,
        usage: { input_tokens: 800, output_tokens: 150 },
      },
    };
  };
}

function failure(status: number, type: string, message: string): FakeAnswer {
  return { status, body: { type: 'error', error: { type, message } } };
}

function faultOf(json: FakeRequest['json']): string | null {
  const model = String(json['model']);
  const choice = (json['tool_choice'] as Choice | undefined)?.type;
  const format = (json['output_config'] as { readonly format?: Format } | undefined)?.format;
  if (unforced.test(model) && (choice === 'any' || choice === 'tool'))
    return 'tool_choice: type "tool" and "any" are not supported for this model.';
  if (unforced.test(model) && json['temperature'] !== undefined)
    return '`temperature` is not supported for this model.';
  if (format !== undefined && formless.test(model)) return 'This model does not support output_config.format.';
  if (format !== undefined && isOpen(format.schema))
    return "output_config.format.schema: For 'object' type, 'additionalProperties' must be explicitly set to false";
  return null;
}

/** Whether any object in a schema may have fields that it does not name. */
function isOpen(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { type, additionalProperties } = schema as { readonly type?: unknown; readonly additionalProperties?: unknown };
  if (type === 'object' && additionalProperties !== false) return true;
  return Object.values(schema).some(isOpen);
}
