/** Why a film or recording cannot be taken, in words that both sides of an upload share. */
export type MediaFault = 'unreadable' | 'incomplete' | 'too_many_pixels';

export class MediaFaultError extends Error {
  override readonly name = 'MediaFaultError';
  readonly fault: MediaFault;
  constructor(fault: MediaFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
