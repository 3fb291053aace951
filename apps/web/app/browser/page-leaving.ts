let leaving = false;

if (typeof window !== 'undefined') {
  for (const event of ['beforeunload', 'pagehide']) addEventListener(event, () => (leaving = true));
  // Back from the browser's memory.
  addEventListener('pageshow', () => (leaving = false));
}

/** From the moment the browser begins to leave this page: what is under way is cut off and fails. */
export function pageIsLeaving(): boolean {
  return leaving;
}
