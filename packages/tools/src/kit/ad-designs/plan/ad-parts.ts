/** Files that ads are put together from, kept so that their designs can be opened again. */
export const adParts =
  /-cut-out\.webp$|^(?:logo|background)\.webp$|^(?:scene|in-place)(?:-\d+)?(?:-ground|-dim)?\.jpg$|^in-place-\d+-dusk\.webp$|^ad-presenter-\d+\.mp4$/;
