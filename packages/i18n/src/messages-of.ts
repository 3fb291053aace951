/** The shape every translation has to fill: English's keys, any words. */
export type MessagesOf<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : MessagesOf<English[Key]>;
};
