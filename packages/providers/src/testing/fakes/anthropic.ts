import type { FakeHandler, FakeRequest } from '../fake-server.ts';

export type AnthropicOptions = { readonly write?: (request: FakeRequest) => string; readonly stop?: string };

/** Messages as Anthropic speaks them; an object is asked for as a format or, of older models, as a tool. */
export function anthropicFake({ write = () => 'Hello.', stop = 'end_turn' }: AnthropicOptions = {}): FakeHandler {
  return (request) => {
    if (request.headers['x-api-key'] === 'wrong') {
      return {
        status: 401,
        body: { type: 'error', error: { type: 'authentication_error', message: 'invalid x-api-key' } },
      };
    }
    if (request.path.startsWith('/models/')) return { body: { id: 'model', type: 'model' } };
    if (request.path !== '/messages') return null;
    const text = write(request);
    const tools = request.json['tools'] as readonly { name: string }[] | undefined;
    const [tool] = tools ?? [];
    const content = tool
      ? { type: 'tool_use', id: 'toolu_1', name: tool.name, input: JSON.parse(text) as unknown }
      : { type: 'text', text };
    return {
      body: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: request.json['model'],
        content: [content],
        stop_reason: tool ? 'tool_use' : stop,
        stop_sequence: null,
        usage: { input_tokens: 800, output_tokens: 150 },
      },
    };
  };
}
