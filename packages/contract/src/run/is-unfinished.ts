/** Something is still to come of it: from a worker, or from the person it waits for. */
export function isUnfinished({ status }: { readonly status: string }): boolean {
  return status === 'queued' || status === 'processing' || status === 'needs_input';
}
