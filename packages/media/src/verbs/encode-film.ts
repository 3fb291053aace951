/** How films are written that are worked on further: finer than what is published, since they are encoded again. */
export const filmPictures = '-c:v libx264 -preset veryfast -crf 18 -pix_fmt yuv420p'.split(' ');
export const filmSound = '-c:a aac -b:a 192k -ac 2 -ar 48000'.split(' ');
/** Plays while it loads. */
export const filmFile = '-movflags +faststart -f mp4'.split(' ');
/** x264 takes even sizes only; pixels are made square. */
export const evenSize = 'scale=trunc(iw*sar/2)*2:trunc(ih/2)*2,setsar=1';
