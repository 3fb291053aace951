import { tokenKey } from '../session/local-storage.ts';
import { themeKey } from '@adwright/ui/theme.ts';

/**
 * Runs before the first paint, so that a chosen theme never flashes the other one and a signed-in person never sees
 * "Sign in". The page's policy names this text by its hash.
 */
export const beforePaint =
  `try{var d=document.documentElement,t=localStorage.getItem("${themeKey}");` +
  `if(t==="light"||t==="dark")d.dataset.theme=t;` +
  `if(localStorage.getItem("${tokenKey}"))d.dataset.person=""}catch(e){}`;
