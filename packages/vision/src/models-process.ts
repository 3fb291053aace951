/**
 * Runs in a process of its own: everything that needs a model or decodes what somebody sent. Each task loads its own
 * runtime when it is first asked for.
 */
import type { Box, CropRequest, FrameStack, Mask } from '@adwright/domain/engines/pictures.ts';
import { serveModels } from '@adwright/model-host/serve-models.ts';
import type { CutOrder } from './cut-out/cut-out.ts';
import type { PartOrder } from './segment/select-part.ts';

const tasks = {
  cutOut: async (order: CutOrder) => (await import('./cut-out/cut-out.ts')).cutOut(order),
  selectPart: async (order: PartOrder) => (await import('./segment/select-part.ts')).selectPart(order),
  parsePeople: async (bytes: Uint8Array) => (await import('./people/parse-people.ts')).parsePeople(bytes),
  findFaces: async (bytes: Uint8Array) => (await import('./faces/find-faces.ts')).findFaces(bytes),
  trackFace: async (frames: FrameStack) => (await import('./faces/track-face.ts')).trackFace(frames),
  erase: async (order: { bytes: Uint8Array; what: Mask | readonly Box[] }) =>
    (await import('./erase/erase.ts')).erase(order),
  enlarge: async (bytes: Uint8Array) => (await import('./enlarge/enlarge.ts')).enlarge(bytes),
  readText: async (order: { bytes: Uint8Array; languages: readonly string[] }) =>
    (await import('./read-text/read-text.ts')).readText(order),
  readLayout: async (order: { bytes: Uint8Array; languages: readonly string[] }) =>
    (await import('./layout/read-layout.ts')).readLayout(order),
  readPalette: async (bytes: Uint8Array) => (await import('./palette/read-palette.ts')).readPalette(bytes),
  findCrop: async (order: { bytes: Uint8Array; request: CropRequest }) =>
    (await import('./crop/find-crop.ts')).findCrop(order),
  inspect: async (bytes: Uint8Array) => (await import('./guard/inspect.ts')).inspect(bytes),
};

export type VisionTasks = typeof tasks;

serveModels(tasks);
