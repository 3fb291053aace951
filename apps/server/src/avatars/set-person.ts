import type { Box } from '@adwright/domain/engines/pictures.ts';
import sharp from 'sharp';
import type { Backdrop } from './paint-backdrop.ts';

type Setting = {
  readonly backdrop: Backdrop;
  /** Cut out. */
  readonly person: Uint8Array;
  /** Where the whole picture of them lies in the frame. */
  readonly at: Box;
  readonly frame: { readonly width: number; readonly height: number };
};

const kind = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic';
/** What programs that show where pictures come from look for. */
const provenance = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${kind}"/></rdf:RDF></x:xmpmeta>`;

/** How much of the place's light falls on the person, whose own light was another. */
const tint = 0.3;

/** The person before the backdrop, in its light and with a soft shadow on it. Says in the file what it is. */
export async function setPerson({ backdrop, person, at, frame }: Setting): Promise<Uint8Array> {
  const figure = await inFrame(person, at, frame);
  const [red, green, blue] = backdrop.light.map((part) => part ** tint);
  const lit = await sharp(figure)
    .linear([red ?? 1, green ?? 1, blue ?? 1, 1], [0, 0, 0, 0])
    .png()
    .toBuffer();
  const spread = frame.width / 20;
  // Apart from the figure: of a picture with an alpha channel only the colours would be blurred and dimmed.
  const alpha = await sharp(figure).extractChannel('alpha').png().toBuffer();
  const mask = await sharp(alpha).greyscale().blur(spread).linear(backdrop.shadow, 0).toBuffer();
  const shadow = await sharp({ create: { ...frame, channels: 3, background: backdrop.shade } })
    .joinChannel(mask)
    .png()
    .toBuffer();
  return sharp(backdrop.picture)
    .composite([{ input: shadow, left: Math.round(spread * 0.7), top: Math.round(spread * 0.4) }, { input: lit }])
    .removeAlpha()
    .jpeg({ quality: 92, mozjpeg: false })
    .withXmp(provenance)
    .toBuffer();
}

/** The part of the picture that the frame shows, in its size, as PNG. */
async function inFrame(person: Uint8Array, at: Box, frame: Setting['frame']): Promise<Buffer> {
  const { width, height } = await sharp(person).metadata();
  const scale = at.width / width;
  // Only what is seen is enlarged: a close shot of a large photo would be hundreds of megapixels.
  const left = Math.max(0, Math.floor(-at.x / scale));
  const top = Math.max(0, Math.floor(-at.y / scale));
  const right = Math.min(width, Math.ceil((frame.width - at.x) / scale));
  const bottom = Math.min(height, Math.ceil((frame.height - at.y) / scale));
  const seen = sharp(person)
    .ensureAlpha()
    .extract({ left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) })
    .resize({
      width: Math.max(1, Math.round((right - left) * scale)),
      height: Math.max(1, Math.round((bottom - top) * scale)),
      fit: 'fill',
      kernel: 'lanczos3',
    });
  const place = { left: Math.round(at.x + left * scale), top: Math.round(at.y + top * scale) };
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const { data, info } = await seen.png().toBuffer({ resolveWithObject: true });
  // Rounding may leave a pixel too many; what is outside is cut by composing onto the frame.
  const input = await sharp(data)
    .extract({
      left: Math.max(0, -place.left),
      top: Math.max(0, -place.top),
      width: Math.min(info.width - Math.max(0, -place.left), frame.width - Math.max(0, place.left)),
      height: Math.min(info.height - Math.max(0, -place.top), frame.height - Math.max(0, place.top)),
    })
    .toBuffer();
  return sharp({ create: { ...frame, channels: 4, background: clear } })
    .composite([{ input, left: Math.max(0, place.left), top: Math.max(0, place.top) }])
    .png()
    .toBuffer();
}
