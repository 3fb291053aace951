/** What the pricing page says a run costs. A test holds these against the tools' own price functions. */
export const adTextCredits = 1;
export const qrCodeCredits = 0;
