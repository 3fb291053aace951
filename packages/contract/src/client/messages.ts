/**
 * The client's own words in English, as the product's owner fixed them. The web app passes their translations in;
 * the English catalogue is made of this table, so the two cannot drift apart.
 */
export const clientMessages = {
  error_title: 'Error',
  status_100000: 'Operation successful',
  status_400: 'Request parameter error',
  status_401: 'Unauthorized, please login again',
  status_403: 'Access denied',
  status_404: 'Request URL does not exist',
  status_500: 'Internal server error',
  status_502: 'Gateway error',
  status_503: 'Service unavailable',
  status_504: 'Gateway timeout',
  request_failed: 'request failed',
  request_timeout: 'Request timeout, please try again later',
} as const satisfies Record<string, string>;

export type ClientMessage = keyof typeof clientMessages;

/** The table's entry for a status or an answer's code; null where the server's own message speaks. */
export function messageOfStatus(status: number): ClientMessage | null {
  const key = `status_${status}`;
  return key in clientMessages ? (key as ClientMessage) : null;
}
