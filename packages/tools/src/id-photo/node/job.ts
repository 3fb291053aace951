import { AppError } from '@adwright/contract/errors.ts';
import type { Face } from '@adwright/domain/engines/pictures.ts';
import sharp from 'sharp';
import { readPicture } from '../../kit/pictures/node/read-picture.ts';
import type { ToolContext, ToolJob } from '../../tool.ts';
import { checkPhoto } from '../plan/checks.ts';
import type { contract, IdPhotoInput } from '../contract.ts';
import { cutPortrait, type Portrait, takePortrait } from './cut-portrait.ts';
import { type DocumentRule, documentOf } from '../plan/documents.ts';
import { encodePhoto, jpegOf } from './encode-photo.ts';
import { type Fit, fitToRule, measureFit } from '../plan/fit.ts';
import { judgeFace } from '../plan/judge-face.ts';
import { measureScene, measureSide } from '../plan/light.ts';
import { measureSubject } from '../plan/measure-subject.ts';
import { backgroundOff } from '../plan/background-off.ts';
import { headHeight, portraitBox } from '../plan/portrait-box.ts';
import { finishPhoto, placePerson } from './render-photo.ts';
import { layOutSheet } from '../plan/sheet.ts';
import { drawSheet } from '../plan/sheet-pdf.ts';
import type { Subject } from '../plan/subject.ts';

export const job: ToolJob<typeof contract> = async (input, context) => {
  const rule = documentOf(input.document);
  const background = input.background ?? rule.backgrounds[0] ?? '#ffffff';
  await context.progress(5, 'face');
  const photo = await readPicture(context, input.photo);
  const face = judgeFace(await context.pictures.findFaces(photo, { signal: context.signal }));
  if (headHeight(face) < smallestHead(rule)) throw new AppError('face_too_small');
  const portrait = await portraitOf(photo, face);
  await context.progress(25, 'cutout');
  const { cutout, id } = await cutoutOf(input, portrait, context);
  await context.progress(65, 'fit');
  const subject = await subjectOf(cutout, portrait);
  const fit = fitToRule(subject, rule, input.adjust);
  if (fit === null) throw new AppError('photo_too_tight');
  const frame = await placePerson(cutout, subject, rule, fit);
  const rgb = { data: finishPhoto(frame, subject, fit, input.light, background), ...rule.pixels };
  const file = await encodePhoto(rgb, rule);
  await context.saveAsset({ name: `${rule.id}.jpg`, mime: 'image/jpeg', body: file, ...rule.pixels });
  await context.progress(80, 'check');
  const checks = checkPhoto(rule, await lookAgain(file, rule, background, subject, fit, context));
  await context.progress(92, 'print');
  const print = { body: await jpegOf(rgb, rule.dpi, 97), ...rule.pixels };
  for (const sheet of input.sheets) {
    const body = drawSheet(layOutSheet(sheet, rule.millimetres), print);
    await context.saveAsset({ name: `${rule.id}-print-${sheet}.pdf`, mime: 'application/pdf', body });
  }
  return { document: input.document, background, checks, cutout: id, subject };
};

/** Half the pixels that the file needs still print well; fewer look soft. */
function smallestHead(rule: DocumentRule): number {
  return (0.45 * ((rule.head.min + rule.head.max) / 2) * rule.pixels.height) / rule.millimetres.height;
}

async function portraitOf(photo: Uint8Array, face: Face): Promise<Portrait> {
  const { autoOrient } = await sharp(photo).metadata();
  return takePortrait(photo, face, portraitBox(face, autoOrient));
}

/** The cut-out of an earlier run is taken as it is, if it is one of this very portrait. */
async function cutoutOf(
  input: IdPhotoInput,
  portrait: Portrait,
  context: ToolContext,
): Promise<{ cutout: Buffer | Uint8Array; id: string }> {
  if (input.cutout !== null) {
    const bytes = await readPicture(context, input.cutout);
    const { width, height, hasAlpha } = await sharp(bytes).metadata();
    if (!hasAlpha || width !== portrait.width || height !== portrait.height)
      throw new AppError('invalid_input', {}, [{ path: 'cutout', message: 'This is no cut-out of this photo.' }]);
    return { cutout: bytes, id: input.cutout };
  }
  const cutout = await cutPortrait(portrait, context.pictures, context.signal);
  const { width, height } = portrait;
  const id = await context.saveAsset({ name: 'cutout.png', mime: 'image/png', body: cutout, width, height });
  return { cutout, id };
}

async function subjectOf(cutout: Uint8Array, portrait: Portrait): Promise<Subject> {
  const { data, info } = await sharp(cutout).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const alpha = Uint8Array.from({ length: width * height }, (_, i) => data[i * 4 + 3] ?? 0);
  const small = await sharp(portrait.bytes)
    .resize(200, 200, { fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scene = measureScene({ data: small.data, width: small.info.width, height: small.info.height });
  const subject = measureSubject(portrait.face, { width, height, alpha }, { ...scene, side: 0 });
  const area = { x: subject.eyes[0], y: subject.eyes[1], chin: subject.chin, roll: subject.roll };
  return { ...subject, light: { ...subject.light, side: measureSide({ data, width, height }, area) } };
}

/** What counts is the file that is handed over, so it is opened again and looked at like any other. */
async function lookAgain(
  file: Buffer,
  rule: DocumentRule,
  background: string,
  subject: Subject,
  fit: Fit,
  { pictures, signal }: ToolContext,
) {
  const meta = await sharp(file).metadata();
  const { data } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = { data, width: meta.width, height: meta.height };
  const area = { x: fit.x, y: fit.y, chin: subject.chin * fit.scale, roll: 0 };
  const [face = null] = await pictures.findFaces(file, { signal });
  return {
    width: meta.width,
    height: meta.height,
    dpi: meta.density ?? 0,
    bytes: file.length,
    fit: measureFit(subject, rule, fit),
    face,
    uneven: Math.abs(Math.exp(measureSide(pixels, area)) - 1),
    off: backgroundOff(pixels, background),
    sharpness: 1 / fit.scale,
  };
}
