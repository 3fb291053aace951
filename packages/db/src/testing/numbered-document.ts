import type { DocumentKind } from '@adwright/domain/documents/ports.ts';

/** A large document that carries one number everywhere: half of a save would show. */
export function numberedBody(number: number): { parts: { number: number; filling: string }[] } {
  return { parts: Array.from({ length: 200 }, () => ({ number, filling: `${number} `.repeat(50) })) };
}

export const numberedKind: DocumentKind = { version: 1, steps: {}, problems: () => [] };
