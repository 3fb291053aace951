/** Along the longer side: sharp on a poster. */
const side = 1200;

/** An SVG as a PNG, since uploads are pixels only and most logos are drawings; anything else as it is. */
export async function drawnFile(file: File): Promise<File> {
  if (file.type !== 'image/svg+xml') return file;
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    // Some browsers tell no size of a drawing that has none of its own.
    const scale = side / Math.max(width, height, 1);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round((width || 1) * scale));
    canvas.height = Math.max(1, Math.round((height || 1) * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    return drawn === null ? file : new File([drawn], file.name.replace(/\.svgz?$/i, '.png'), { type: 'image/png' });
  } catch {
    // The server says what it cannot take.
    return file;
  } finally {
    URL.revokeObjectURL(address);
  }
}
