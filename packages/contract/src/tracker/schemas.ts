import type { CallSchemas } from '../call-schemas.ts';
import { Nothing } from '../nothing.ts';
import type { trackerCalls } from './calls.ts';
import {
  Follow,
  FollowChange,
  FollowId,
  FollowInput,
  FollowList,
  FollowReport,
  FollowReportQuery,
  FollowStop,
  FollowStopped,
  TrackerExample,
} from './tracker.ts';

export const trackerSchemas = {
  followList: { input: Nothing, output: FollowList },
  followAdd: { input: FollowInput, output: Follow },
  followChange: { input: FollowChange, output: Follow },
  followRemove: { input: FollowId, output: Nothing },
  followReport: { input: FollowReportQuery, output: FollowReport },
  trackerExample: { input: Nothing, output: TrackerExample },
  followStop: { input: FollowStop, output: FollowStopped },
} as const satisfies CallSchemas<typeof trackerCalls>;
