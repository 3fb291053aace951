import type { ReactNode } from 'react';

/** Shorter ones are codes and colors, whose length says itself. */
const shortest = 40;

/** A field that takes no more letters cuts what is pasted, and says nothing: near its end it counts. */
export function lengthNote(value: unknown, most: number | undefined): ReactNode {
  if (typeof value !== 'string' || most === undefined || most < shortest || value.length < most * 0.9) return undefined;
  return (
    <output className={value.length < most ? undefined : 'font-medium text-warn-text'}>
      <bdi dir="ltr">{`${value.length} / ${most}`}</bdi>
    </output>
  );
}
