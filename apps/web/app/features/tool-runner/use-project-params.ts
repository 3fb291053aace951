import { useEffect, useState } from 'react';
import { api } from '../../session/api.ts';

/** What a draft holds, for the fields of its tool. `undefined` until it is known, null when there is none to have. */
export function useProjectParams(projectId: string | null): object | null | undefined {
  const [known, setKnown] = useState<{ id: string; params: object | null }>();
  useEffect(() => {
    if (projectId === null) return undefined;
    let wanted = true;
    const show = (params: unknown): void => {
      const usable = typeof params === 'object' && params !== null ? params : null;
      if (wanted) setKnown({ id: projectId, params: usable });
    };
    api.call('projectGet', { id: projectId }).then(
      ({ params }) => show(params),
      () => show(null),
    );
    return () => {
      wanted = false;
    };
  }, [projectId]);
  if (projectId === null) return null;
  return known?.id === projectId ? known.params : undefined;
}
