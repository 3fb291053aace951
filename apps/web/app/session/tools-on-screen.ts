/** Tools that stand on the page, so that nobody is told what they see happen. One may stand there twice. */
const shown: string[] = [];

/** Answers how to say that it is gone. */
export function toolShown(tool: string): () => void {
  shown.push(tool);
  return () => void shown.splice(shown.indexOf(tool), 1);
}

export function isToolOnScreen(tool: string): boolean {
  return shown.includes(tool);
}
