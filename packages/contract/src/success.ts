/** Success on the wire, whatever the HTTP layer says. Apart from the schemas so that the browser need not load them. */
export const SUCCESS_CODE = 100000;
export const SUCCESS_MESSAGE = 'Operation successful';
