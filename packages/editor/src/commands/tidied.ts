import type { AdDesign } from '@adwright/studio/design/design.ts';

/** Without lists that are empty and groups that hold less than two: a design says only what is so. */
export function tidied({ added = [], groups = [], locked = [], names = [], ...design }: AdDesign): AdDesign {
  const real = groups.filter(({ layers }) => layers.length > 1);
  return {
    ...design,
    ...(added.length > 0 && { added }),
    ...(real.length > 0 && { groups: real }),
    ...(locked.length > 0 && { locked }),
    ...(names.length > 0 && { names }),
  };
}
