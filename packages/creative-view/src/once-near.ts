/** Calls back once the element is near the screen. Answers how to stop waiting. */
export function onceNear(element: Element, onNear: () => void): () => void {
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      seen.disconnect();
      onNear();
    },
    { rootMargin: '300px' },
  );
  seen.observe(element);
  return () => seen.disconnect();
}
