/** The texts in a result that is made of words: one list of lines for each of them. */
export function sharedTexts(output: unknown): readonly (readonly string[])[] {
  const results = recordOf(output)['results'];
  if (!Array.isArray(results)) return [];
  return results
    .map((result: unknown) => {
      const fields = recordOf(result)['fields'];
      const lines = Array.isArray(fields) ? fields.map((field: unknown) => recordOf(field)['text']) : [];
      return lines.filter((line): line is string => typeof line === 'string' && line !== '');
    })
    .filter((lines) => lines.length > 0);
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
