/** Kind and size of a picture by its own first bytes, never by its name or by what a server says. */
export type PictureHeader = {
  readonly kind: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/avif';
  readonly width: number;
  readonly height: number;
};

export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return png(view) ?? jpeg(view) ?? webp(view) ?? gif(view) ?? avif(view);
  } catch (error) {
    // The header is cut off, or lies about where its parts are.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const signature = (view: DataView, at: number, text: string): boolean => {
  if (at + text.length > view.byteLength) return false;
  for (let index = 0; index < text.length; index += 1)
    if (view.getUint8(at + index) !== text.charCodeAt(index)) return false;
  return true;
};

function sized(kind: PictureHeader['kind'], width: number, height: number): PictureHeader | null {
  return width > 0 && height > 0 ? { kind, width, height } : null;
}

function png(view: DataView): PictureHeader | null {
  if (!signature(view, 1, 'PNG\r\n') || !signature(view, 12, 'IHDR')) return null;
  return sized('image/png', view.getUint32(16), view.getUint32(20));
}

function gif(view: DataView): PictureHeader | null {
  if (!signature(view, 0, 'GIF8')) return null;
  return sized('image/gif', view.getUint16(6, true), view.getUint16(8, true));
}

function jpeg(view: DataView): PictureHeader | null {
  if (view.getUint16(0) !== 0xff_d8) return null;
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return sized('image/jpeg', view.getUint16(at + 7), view.getUint16(at + 5));
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}

function webp(view: DataView): PictureHeader | null {
  if (!signature(view, 0, 'RIFF') || !signature(view, 8, 'WEBP')) return null;
  if (signature(view, 12, 'VP8X')) {
    const part = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
    return sized('image/webp', part(24), part(27));
  }
  if (signature(view, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return sized('image/webp', (bits & 0x3f_ff) + 1, ((bits >>> 14) & 0x3f_ff) + 1);
  }
  if (signature(view, 12, 'VP8 ')) {
    return sized('image/webp', view.getUint16(26, true) & 0x3f_ff, view.getUint16(28, true) & 0x3f_ff);
  }
  return null;
}

/** The size is a box named `ispe` somewhere in the first kilobytes. */
function avif(view: DataView): PictureHeader | null {
  if (
    !signature(view, 4, 'ftyp') ||
    !(signature(view, 8, 'avif') || signature(view, 8, 'avis') || signature(view, 8, 'mif1'))
  ) {
    return null;
  }
  let best: PictureHeader | null = null;
  for (let at = 8; at + 16 < Math.min(view.byteLength, 8_192); at += 1) {
    if (!signature(view, at, 'ispe')) continue;
    const found = sized('image/avif', view.getUint32(at + 8), view.getUint32(at + 12));
    if (found !== null && (best === null || found.width > best.width)) best = found;
  }
  return best;
}
