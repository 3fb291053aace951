import { fileURLToPath } from 'node:url';
import { personPicture } from '@adwright/people/pictures.ts';
import { placePicture } from '@adwright/places/pictures.ts';
import sharp from 'sharp';

export type Photographed = { readonly id: string; readonly look: string; readonly place: string };

const side = 1200;
/** Room around the head, which photos for passports need. */
const above = 240;
const width = 960;

/** A photo of one of the built-in people, who are nobody: head and shoulders, with a room out of focus behind them. */
export async function personPhoto({ id, look, place }: Photographed): Promise<Buffer> {
  const room = await sharp(fileURLToPath(placePicture(place, 'plate')))
    .resize({ width: side, height: side, fit: 'cover', position: 'top' })
    .blur(9)
    .toBuffer();
  const person = await sharp(fileURLToPath(personPicture(id, look)))
    .resize({ width })
    .extract({ left: 0, top: 0, width, height: side - above })
    .toBuffer();
  return sharp(room)
    .composite([{ input: person, left: (side - width) / 2, top: above }])
    .png()
    .toBuffer();
}
