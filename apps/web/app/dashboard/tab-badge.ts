const badge = /^\(\d+\) /;

export function withBadge(title: string, count: number): string {
  const plain = title.replace(badge, '');
  return count > 0 ? `(${count}) ${plain}` : plain;
}

/** Keeps "(2) …" before the page's title, which each page sets anew. Answers how to take it away. */
export function showBadge(count: number): () => void {
  const write = (): void => {
    const wanted = withBadge(document.title, count);
    if (document.title !== wanted) document.title = wanted;
  };
  write();
  const watch = new MutationObserver(write);
  watch.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    watch.disconnect();
    document.title = withBadge(document.title, 0);
  };
}
