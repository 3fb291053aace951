import { tools } from '@adwright/tools/registry.ts';
import { ToolPreview } from './tool-preview.tsx';
import { ToolTile } from './tool-tile.tsx';

/** Every tool there is, in the sidebar's order. */
export function ToolTiles() {
  return tools.map((tool) => (
    <ToolTile
      key={tool.id}
      section={tool.section.key}
      credits={tool.fromCredits}
      preview={<ToolPreview id={tool.id} />}
    />
  ));
}
