import type { DesignFrame } from '@adwright/studio/design/design-frame.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';

/** The shape a clone was built in: its reference's own. */
export function ownFrame({ base }: AdDesign): DesignFrame {
  const { width, height } = base.kind === 'layers' ? base : { width: 1080, height: 1080 };
  return { id: 'reference', width, height, safe: { top: 0, right: 0, bottom: 0, left: 0 } };
}
