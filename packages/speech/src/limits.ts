/** Ten minutes of speech; more is a book. */
export const longestText = 8000;
/** Seconds of a recording that are looked at. */
export const longestRecording = 600;
export const largestFile = 500 * 1024 * 1024;
export const slowest = 0.5;
export const fastest = 2;
