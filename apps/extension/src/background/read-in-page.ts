const mostBytes = 20 * 1024 * 1024;

/**
 * The file as a `data:` address, read by the page it stands on: the only way to one that exists nowhere else (`blob:`)
 * or that its server gives to its own pages alone. Null where the page may not read it either.
 */
export async function readInPage(tabId: number | null, url: string): Promise<string | null> {
  if (tabId === null || url.startsWith('data:')) return null;
  try {
    const [answer] = await chrome.scripting.executeScript({ target: { tabId }, func: read, args: [url, mostBytes] });
    return answer?.result ?? null;
  } catch {
    // A page that extensions may not touch.
    return null;
  }
}

/** Runs in the page, so it can use nothing of this file. */
async function read(url: string, most: number): Promise<string | null> {
  try {
    const bytes = await (await fetch(url)).blob();
    if (bytes.size === 0 || bytes.size > most) return null;
    return await new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null));
      reader.addEventListener('error', () => resolve(null));
      reader.readAsDataURL(bytes);
    });
  } catch {
    return null;
  }
}
