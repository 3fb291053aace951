/** No template shows more; every further one would only be decoded for nothing. */
export const mostPictures = 6;
