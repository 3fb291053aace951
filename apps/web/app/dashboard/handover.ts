import type { Timers } from '@adwright/contract/client/timers.ts';
import type { TemplateSelected } from './dashboard-events.ts';
import type { SectionKey } from './section-keys.ts';

const START_MS = 1000;
const RETRIES = 3;
const RETRY_MS = 100;

type Receiver = (selected: TemplateSelected) => void;

type Handover = {
  /** Gives it to the section once that stands. A newer choice takes the place of one still under way. */
  readonly give: (section: SectionKey, selected: TemplateSelected) => void;
  /** The section stands and can take something; the answer says that it has gone. */
  readonly stand: (section: SectionKey, receiver: Receiver) => () => void;
};

/** Brings a chosen template or avatar to a section that may still be loading. */
export function createHandover(timers: Timers): Handover {
  const receivers = new Map<SectionKey, Receiver>();
  let waiting: { section: SectionKey; selected: TemplateSelected; triesOver: boolean } | null = null;
  let callOff: () => void = () => {};

  function attempt(retriesLeft: number): void {
    if (waiting === null) return;
    const receiver = receivers.get(waiting.section);
    if (receiver !== undefined) {
      const { selected } = waiting;
      waiting = null;
      receiver(selected);
    } else if (retriesLeft > 0) callOff = timers.after(RETRY_MS, () => attempt(retriesLeft - 1));
    else waiting = { ...waiting, triesOver: true };
  }

  return {
    give(section, selected) {
      callOff();
      waiting = { section, selected, triesOver: false };
      callOff = timers.after(START_MS, () => attempt(RETRIES));
    },
    stand(section, receiver) {
      receivers.set(section, receiver);
      // A section that took longer than all tries still gets what was meant for it.
      if (waiting?.section === section && waiting.triesOver) attempt(0);
      return () => {
        if (receivers.get(section) === receiver) receivers.delete(section);
      };
    },
  };
}
