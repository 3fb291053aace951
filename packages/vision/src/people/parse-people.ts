/** Which parts of a picture are hair, skin and clothes (MediaPipe selfie multiclass). */
import type { PeopleMap } from '@adwright/domain/engines/pictures.ts';
import { installedWeights } from '@adwright/weights/weights-folder.ts';
import { type CompiledModel, Tensor } from '@litertjs/core';
import { decodeRgb, openPicture } from '../picture/decode.ts';
import { classify } from './classify.ts';
import { openLiteModel } from './lite-runtime.ts';

const side = 256;

let model: Promise<CompiledModel> | undefined;

export async function parsePeople(bytes: Uint8Array): Promise<PeopleMap> {
  const { picture } = await openPicture(bytes);
  const { data } = await decodeRgb(picture, { width: side, height: side });
  model ??= openLiteModel(
    installedWeights().path('selfie-multiclass', 'mediapipe/models/selfie_multiclass_256x256.tflite'),
  );
  const network = await model;
  const input = new Tensor(
    Float32Array.from(data, (value) => value / 255),
    [1, side, side, 3],
  );
  const [output] = await network.run(input);
  try {
    if (!output) throw new Error('the model gave nothing');
    return classify((await output.data()) as Float32Array, side, side);
  } finally {
    input.delete();
    output?.delete();
  }
}
