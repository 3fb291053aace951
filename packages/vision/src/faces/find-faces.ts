import type { Face } from '@adwright/domain/engines/pictures.ts';
import { decodeRgb, openPicture } from '../picture/decode.ts';
import { type HumanFace, openHuman } from '../runtime/tensor-runtime.ts';
import { describeFace } from './describe-face.ts';

/** The mesh comes in whole pixels, so a small picture is enlarged; the networks work on far fewer anyway. */
const side = 1280;

/** Below this the mesh is drawn over something that is no face. */
const surely = 0.6;

export async function findFaces(bytes: Uint8Array): Promise<Face[]> {
  const { picture, width, height } = await openPicture(bytes);
  const scale = side / Math.max(width, height);
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const { data } = await decodeRgb(picture, size);
  const human = await openHuman();
  const input = human.tf.tensor(data, [1, size.height, size.width, 3], 'int32');
  try {
    const { face: faces, error } = await human.detect(input);
    if (error) throw new Error(error);
    return faces
      .filter((face) => face.mesh.length === 478 && face.score >= surely)
      .map((face) => describeFace(meshInPixels(face), Math.min(face.score, 1), width / size.width))
      .sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
  } finally {
    human.tf.dispose(input);
  }
}

function meshInPixels({ mesh, box }: HumanFace): [number, number, number][] {
  const depth = Math.max(box[2], box[3]) / 256;
  return mesh.map(([x, y, z]) => [x + 0.5, y + 0.5, z * depth]);
}
