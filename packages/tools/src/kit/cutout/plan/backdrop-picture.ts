/** A person's own backdrop, ready to be drawn in a browser or in a job. */
export type BackdropPicture = { readonly source: CanvasImageSource; readonly width: number; readonly height: number };
