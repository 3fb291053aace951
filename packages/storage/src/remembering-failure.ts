/** Clients of a storage wrap or lose what a source throws; whoever failed in it must be heard in their own words. */
export function rememberingFailure(
  source: AsyncIterable<Uint8Array>,
  see: (part: Uint8Array) => void = () => undefined,
): { failure(): unknown; source(): AsyncGenerator<Uint8Array> } {
  let failed: unknown = null;
  return {
    failure: () => failed,
    async *source() {
      try {
        for await (const part of source) {
          see(part);
          yield part;
        }
      } catch (error) {
        failed = error;
        throw error;
      }
    },
  };
}
