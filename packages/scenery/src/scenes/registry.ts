import type { Scene } from '../stage.ts';
import { lightScenes } from './light.ts';
import { natureScenes } from './nature.ts';
import { plinthScenes } from './plinth.ts';
import { seasonScenes } from './season.ts';
import { studioScenes } from './studio.ts';
import { surfaceScenes } from './surface.ts';

/** Every scene there is, in the order people see them. */
export const scenes: readonly Scene[] = [
  ...studioScenes,
  ...plinthScenes,
  ...surfaceScenes,
  ...lightScenes,
  ...natureScenes,
  ...seasonScenes,
];
