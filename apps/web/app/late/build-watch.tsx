import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { forgetNavigation, lostNavigation, rememberNavigation } from './lost-navigation.ts';
import { mayReload } from './reload-guard.ts';

const pollMs = 60 * 60 * 1000;

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}

/**
 * Keeps a page that stays open over a deploy from breaking: its scripts have gone from the server. It reloads as soon
 * as nobody loses anything by it; at the latest the next navigation is a full one.
 */
export function BuildWatch(): null {
  const stale = useRef(false);
  const navigation = useNavigation();
  useEffect(() => {
    const target = lostNavigation(Date.now());
    if (target !== null && target !== location.pathname) location.replace(target);
    return watchBuild(() => (stale.current = true));
  }, []);
  useEffect(() => {
    if (navigation.state !== 'loading') return forgetNavigation();
    const { pathname, search, hash } = navigation.location;
    if (pathname === location.pathname) return;
    if (stale.current) location.assign(pathname + search + hash);
    else rememberNavigation(pathname + search + hash);
  }, [navigation]);
  return null;
}

function watchBuild(onStale: () => void): () => void {
  const stop = new AbortController();
  let typed = false;
  let asked = Date.now();
  const reload = () => {
    if (mayReload(location.pathname, Date.now(), sessionStorage)) location.reload();
  };
  const check = async () => {
    asked = Date.now();
    if (!(await isStale(stop.signal))) return;
    onStale();
    if (!typed || document.visibilityState === 'hidden') reload();
  };
  const timer = setInterval(() => void check(), pollMs);
  // A laptop that slept has missed its polls.
  const visible = () => document.visibilityState === 'visible' && Date.now() - asked > pollMs && void check();
  document.addEventListener('visibilitychange', visible, stop);
  addEventListener('input', () => (typed = true), stop);
  // A part of the page that is fetched on demand is gone: the build it belongs to was replaced.
  addEventListener('vite:preloadError', reload, stop);
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}

async function isStale(signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(`/build.json?t=${Date.now()}`, { signal });
    const { id } = (await answer.json()) as { id?: string };
    const own = window.__reactRouterManifest?.version;
    return answer.ok && id !== undefined && own !== undefined && id !== own;
  } catch {
    return false;
  }
}
