export const sandboxRoot = '/sandbox';

export function checkoutPath(customerId: string, checkoutId: string): string {
  return `${sandboxRoot}/pay/${customerId}/${checkoutId}`;
}

export function portalPath(customerId: string, token: string): string {
  return `${sandboxRoot}/billing/${customerId}/${token}`;
}
