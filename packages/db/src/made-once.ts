/**
 * Building a query costs as much as asking it. Those of nearly every call are built once, and only when asked for:
 * stores are made anew for each transaction.
 */
export function madeOnce<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
