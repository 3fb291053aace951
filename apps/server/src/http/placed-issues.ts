import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

type PlacedIssue = { readonly path: string; readonly message: string };

/**
 * Where input is wrong and how. What fits none of several shapes is told what keeps it from the one it comes nearest to:
 * "invalid" says nothing.
 */
export function placedIssues(issues: readonly Issue[], within: Issue['path'] = []): PlacedIssue[] {
  return issues.flatMap((issue) => {
    const path = [...within, ...issue.path];
    if (issue.code === 'invalid_union') {
      const [nearest] = issue.errors.toSorted((one, other) => farFrom(one) - farFrom(other));
      if (nearest && nearest.length > 0) return placedIssues(nearest, path);
    }
    return [{ path: path.join('.'), message: issue.message }];
  });
}

/** Another kind of thing altogether is further away than any number of its parts that do not fit. */
function farFrom(issues: readonly Issue[]): number {
  return issues.length + (issues.some(({ path }) => path.length === 0) ? 1000 : 0);
}
