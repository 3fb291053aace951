import { SessionPart } from '../session/session-part.tsx';
import { BuildWatch } from './build-watch.tsx';

/** Who is signed in, the dashboard, messages over the page, and a watch over the page's own age. */
export function LateParts() {
  return (
    <>
      <SessionPart />
      <BuildWatch />
    </>
  );
}
