export type Logo = { readonly mime: 'image/png' | 'image/jpeg'; readonly width: number; readonly height: number };

export const logoMaxBytes = 200 * 1024;
const maxSide = 4096;

/** Reads type and size from the picture's own bytes; what the data URL claims to be counts for nothing. */
export function readLogo(dataUrl: string): Logo | null {
  const match = /^data:image\/(?:png|jpe?g);base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl);
  const base64 = match?.[1];
  if (base64 === undefined) return null;
  const bytes = bytesOf(base64);
  if (bytes === null || bytes.length > logoMaxBytes) return null;
  const logo = readPng(bytes) ?? readJpeg(bytes);
  if (logo === null || logo.width < 1 || logo.height < 1) return null;
  return logo.width > maxSide || logo.height > maxSide ? null : logo;
}

function bytesOf(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function readPng(bytes: Uint8Array): Logo | null {
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  if (bytes.length < 33 || signature.some((byte, index) => bytes[index] !== byte)) return null;
  const view = viewOf(bytes);
  return { mime: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

function readJpeg(bytes: Uint8Array): Logo | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const view = viewOf(bytes);
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (isFrameHeader(marker))
      return { mime: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    const length = view.getUint16(at + 2);
    if (length < 2) return null;
    at += marker === 0xff ? 1 : 2 + length;
  }
  return null;
}

/** SOF0 to SOF15 without DHT, JPG and DAC, which lie in the same range. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
