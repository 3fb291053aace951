/** Where the media of others' ads are kept, and under which address everybody sees them. */
export const libraryFolder = 'library';

/** The longer side of what a wall shows. */
export const thumbSide = 480;

export const addressOf = (name: string): string => `/library-media/${name}`;
