/** Raise it when voices sound otherwise than before: what was kept of them is then made anew. */
export const soundOfVoices = 4;
