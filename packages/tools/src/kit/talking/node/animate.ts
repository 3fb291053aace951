import type { TalkingEngine } from '@adwright/contract/lip-sync/told.ts';
import type { Box } from '@adwright/domain/engines/pictures.ts';
import type { Presenter } from '@adwright/domain/engines/rendering.ts';
import type { Performance } from '@adwright/presenter/speaking/perform.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { ToolContext } from '../../../tool.ts';
import type { Spoken } from '../plan/spoken.ts';
import { animateElsewhere } from './animate-elsewhere.ts';

type Animated = {
  readonly engine: TalkingEngine;
  readonly creative: Creative;
  readonly presenter: Presenter;
  /** Where the face is, in the film's frame. */
  readonly face: Box;
  readonly spoken: Spoken;
  readonly acted: Performance;
};

/** Who moves the face: our own engine while the film is drawn, or a provider's before. */
export async function animate({ engine, acted, ...asked }: Animated, context: ToolContext) {
  if (engine === 'provider') return animateElsewhere(asked, context);
  return { creative: asked.creative, face: asked.presenter, animated: '', sync: acted.sync };
}
