/** The part of Google Identity Services that is used here. */
export type GoogleAccounts = {
  initialize(options: { client_id: string; callback: (answer: { credential: string }) => void }): void;
  renderButton(parent: HTMLElement, options: Readonly<Record<string, string | number>>): void;
};

declare global {
  // oxlint-disable-next-line no-var
  var google: { accounts: { id: GoogleAccounts } } | undefined;
}

const scriptAddress = 'https://accounts.google.com/gsi/client';
const patienceMs = 10000;

let loading: Promise<GoogleAccounts> | null = null;

/** Fetches Google's script once; rejects when it is blocked, fails, or does not come in time. */
export function loadGoogle(): Promise<GoogleAccounts> {
  loading ??= insertScript().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function insertScript(): Promise<GoogleAccounts> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('The Google sign-in script did not load.'));
    };
    const timer = setTimeout(fail, patienceMs);
    script.src = scriptAddress;
    script.async = true;
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    script.addEventListener('load', () => {
      clearTimeout(timer);
      const accounts = globalThis.google?.accounts.id;
      if (accounts === undefined) fail();
      else resolve(accounts);
    });
    document.head.append(script);
  });
}
