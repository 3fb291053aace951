/** What the pricing page says a run costs. The web app’s tests hold these against the tools’ own price functions. */
export const adTextCredits = 1;
export const qrCodeCredits = 0;
