import type { PictureCall, Pictures } from './pictures.ts';

/** The same engines in one person's name, whose turn it then is or is not. */
export function picturesFor(pictures: Pictures, person: string): Pictures {
  const named = (call?: PictureCall): PictureCall => ({ ...call, person });
  return {
    cutOut: (picture, call) => pictures.cutOut(picture, { ...call, person }),
    cutEngines: () => pictures.cutEngines(),
    selectPart: (picture, clicks, call) => pictures.selectPart(picture, clicks, named(call)),
    parsePeople: (picture, call) => pictures.parsePeople(picture, named(call)),
    findFaces: (picture, call) => pictures.findFaces(picture, named(call)),
    trackFace: (frames, call) => pictures.trackFace(frames, named(call)),
    erase: (picture, what, call) => pictures.erase(picture, what, named(call)),
    enlarge: (picture, call) => pictures.enlarge(picture, named(call)),
    read: (picture, options, call) => pictures.read(picture, options, named(call)),
    readLayout: (picture, options, call) => pictures.readLayout(picture, options, named(call)),
    readPalette: (picture, call) => pictures.readPalette(picture, named(call)),
    findCrop: (picture, request, call) => pictures.findCrop(picture, request, named(call)),
    inspect: (picture, call) => pictures.inspect(picture, named(call)),
  };
}
