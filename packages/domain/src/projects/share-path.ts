/** Where the public page of a shared result stands. */
export function sharePath(token: string): string {
  return `/share/${token}`;
}
