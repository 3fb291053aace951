/**
 * Stands for the installation's own address in everything that is built before that address is known.
 * The server puts the real one in its place when it reads the build.
 */
export const placeholderOrigin = 'https://origin.invalid';
