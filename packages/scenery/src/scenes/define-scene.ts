import type { Scene, ShadowLook } from '../stage.ts';

const soft: ShadowLook = { contact: 0.55, cast: 0.26, length: 0.5, softness: 0.03, color: '#1a1420' };

type SceneParts = Pick<Scene, 'id' | 'group' | 'paint'> &
  Partial<Omit<Scene, 'shadow'>> & { readonly shadow?: Partial<ShadowLook> };

/** What most scenes have in common; each says only what is its own. */
export function defineScene({ shadow, ...parts }: SceneParts): Scene {
  return {
    color: '#d9d4cc',
    takesColor: parts.color !== undefined,
    ground: 0.82,
    room: { width: 0.62, height: 0.62 },
    reflection: 0,
    ...parts,
    shadow: { ...soft, ...shadow },
  };
}
