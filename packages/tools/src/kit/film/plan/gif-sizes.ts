/** What chats and mail take; no GIF of a film is heavier. */
export const mostGifBytes = 8 * 1024 * 1024;

/** A GIF repeats: more than this nobody watches twice. */
export const mostGifSeconds = 20;

/** The first that is light enough; the last is for films in which everything moves. */
export const gifSizes = [
  { longest: 480, fps: 10 },
  { longest: 400, fps: 8 },
  { longest: 320, fps: 6 },
  { longest: 240, fps: 5 },
] as const;
