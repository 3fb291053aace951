type Work<Value> = (signal: AbortSignal) => Promise<Value>;

/** Two works at the same time. When one fails the other is stopped, and has ended before that is told: nobody wants it alone. */
export async function sideBySide<First, Second>(
  signal: AbortSignal,
  first: Work<First>,
  second: Work<Second>,
): Promise<[First, Second]> {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const begun = async <Value>(work: Work<Value>): Promise<Value> => {
    try {
      return await work(either);
    } catch (error) {
      failed.abort(error);
      throw error;
    }
  };
  const both = [begun(first), begun(second)] as const;
  await Promise.allSettled(both);
  failed.signal.throwIfAborted();
  return Promise.all(both);
}
