import type { Box, Face, PictureCall, Pictures } from '@adwright/domain/engines/pictures.ts';
import type { SeenPeople } from '@adwright/domain/faces/judge-speaker.ts';
import sharp from 'sharp';

/** Of the face's width: its hair and shoulders, which tell the network what it sees. */
const across = 2.6;
/** Where the middle of the face is, of the height: shoulders below say more than the room above. */
const down = 0.42;
/** Twice what the network looks at. */
const side = 512;

/**
 * Hair, skin and clothes of one person. The network squeezes what it gets into a small square: of a whole wide photo
 * it would see a narrow face of a few pixels, whose smooth skin it takes for a mask and whose eyes for glasses.
 */
export async function peopleAroundFace(
  pictures: Pick<Pictures, 'parsePeople'>,
  photo: Uint8Array,
  { box }: Face,
  size: { readonly width: number; readonly height: number },
  call: PictureCall,
): Promise<SeenPeople> {
  const area = areaAround(box, size);
  const { x: left, y: top, width, height } = area;
  const part = await sharp(photo)
    .autoOrient()
    .extract({ left, top, width, height })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { map: await pictures.parsePeople(part, call), area };
}

/** A square about the face, in whole pixels, as far as the photo reaches. */
function areaAround(box: Box, size: { readonly width: number; readonly height: number }): Box {
  const wanted = box.width * across;
  const left = box.x + box.width / 2 - wanted / 2;
  const top = box.y + box.height / 2 - wanted * down;
  const x = Math.min(Math.max(0, Math.floor(left)), size.width - 1);
  const y = Math.min(Math.max(0, Math.floor(top)), size.height - 1);
  const right = Math.min(size.width, Math.ceil(left + wanted));
  const bottom = Math.min(size.height, Math.ceil(top + wanted));
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) };
}
