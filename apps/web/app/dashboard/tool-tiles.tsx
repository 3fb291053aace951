import type { ReactNode } from 'react';
import { AdCopyPreview } from './ad-copy-preview.tsx';
import { QrCodePreview } from './qr-code-preview.tsx';
import { ResultReel } from './result-reel.tsx';
import { type SectionKey, sectionKeys } from './section-keys.ts';
import { sections } from './sections.ts';
import { tilePrices } from './tile-prices.ts';
import { ToolTile } from './tool-tile.tsx';

type PricedTool = keyof typeof tilePrices;

/** Tools that show more when they are drawn here and now. */
const drawn: Readonly<Partial<Record<PricedTool, ReactNode>>> = {
  'ad-copy': <AdCopyPreview />,
  'qr-code': <QrCodePreview />,
};

const isPriced = (tool: string): tool is PricedTool => Object.hasOwn(tilePrices, tool);

function toolsOf(key: SectionKey): PricedTool[] {
  return (sections[key].tools ?? []).filter(isPriced).slice(0, 1);
}

/** Every tool there is, in the sidebar's order. */
export function ToolTiles() {
  return sectionKeys.flatMap((key) =>
    toolsOf(key).map((tool) => (
      <ToolTile
        key={key}
        section={key}
        credits={tilePrices[tool]}
        preview={drawn[tool] ?? <ResultReel tool={tool} />}
      />
    )),
  );
}
