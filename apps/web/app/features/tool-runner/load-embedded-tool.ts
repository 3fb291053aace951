/** A file of its own, so that a page's first script carries one address here, not the tool's forty. */
export async function loadEmbeddedTool() {
  const { EmbeddedTool } = await import('./embedded-tool.tsx');
  return { default: EmbeddedTool };
}
