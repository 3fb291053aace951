import { tokenKey } from '../session/local-storage.ts';
import { themeCookie } from '@adwright/ui/theme.ts';

/**
 * Runs before the first paint, so that a chosen theme never flashes the other one and a signed-in person never sees
 * "Sign in". The page's policy names this text by its hash.
 */
export const beforePaint =
  `try{var d=document.documentElement,t=/(?:^|; )${themeCookie}=(light|dark)(?:;|$)/.exec(document.cookie);` +
  `if(t)d.dataset.theme=t[1];` +
  `if(localStorage.getItem("${tokenKey}"))d.dataset.person=""}catch(e){}`;
