/** Every address in an answer, in order: models name their results as they like, but all of them give addresses. */
export function resultAddresses(output: unknown, depth = 0): string[] {
  if (typeof output === 'string') return /^(?:https?:\/\/|data:)/i.test(output) ? [output] : [];
  if (typeof output !== 'object' || output === null || depth > 4) return [];
  if (Array.isArray(output)) return output.flatMap((item) => resultAddresses(item, depth + 1));
  const { url } = output as { url?: unknown };
  if (typeof url === 'string') return resultAddresses(url, depth + 1);
  // What belongs to the request or is a preview is not the result.
  return Object.entries(output)
    .filter(([name]) => !/^(?:prompt|input|timings|seed|thumbnail|preview|logs?)/i.test(name))
    .flatMap(([, value]) => resultAddresses(value, depth + 1));
}
