import type { DesignFrame } from '@adwright/studio/design/design-frame.ts';

export type NamedFrame = DesignFrame & { readonly name: string };
