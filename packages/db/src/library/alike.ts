/** Beyond, pictures have no more in common than any two. */
export const farthestLook = 150;
/** Nobody looks at more of them. */
export const mostAlike = 300;
