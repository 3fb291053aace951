export type StreamMessage = { readonly event: string; readonly data: string; readonly id: string | null };

/**
 * Reads the text of a server-sent event stream as it arrives, in pieces of any size, and answers the messages that
 * are complete. Comments (the server's heartbeat) make no message.
 */
export function createEventStreamParser(): (piece: string) => StreamMessage[] {
  let rest = '';
  let event = '';
  let id: string | null = null;
  let data: string[] = [];

  function takeLine(line: string): StreamMessage[] {
    if (line === '') {
      const message = { event: event === '' ? 'message' : event, data: data.join('\n'), id };
      const complete = data.length > 0;
      event = '';
      data = [];
      return complete ? [message] : [];
    }
    const [, field, value = ''] = /^([^:]*):? ?(.*)$/su.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
    if (field === 'id') id = value;
    return [];
  }

  return (piece) => {
    // A carriage return at the end may be the first half of a line break whose second half is still on its way.
    const text = rest + piece;
    const whole = text.endsWith('\r') ? text.slice(0, -1) : text;
    const lines = whole.split(/\r\n|\n|\r/u);
    rest = (lines.pop() ?? '') + text.slice(whole.length);
    return lines.flatMap(takeLine);
  };
}
