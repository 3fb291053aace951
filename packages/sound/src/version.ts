/** Part of the name under which rendered music is kept: raise it when the same track or clip would sound differently. */
export const soundVersion = 3;
