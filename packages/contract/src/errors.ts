/**
 * Every error a caller can meet, with its HTTP status. The key is at once the machine code on the wire
 * (`data.error`) and the key of the translated message, so an error that has no words does not compile.
 */
export const errorStatus = {
  invalid_input: 400,
  invalid_json: 400,
  unauthorized: 401,
  wrong_credentials: 401,
  google_token_rejected: 401,
  insufficient_credits: 402,
  forbidden: 403,
  key_not_allowed: 403,
  not_found: 404,
  run_not_cancellable: 409,
  run_not_waiting: 409,
  idempotency_mismatch: 409,
  idempotency_in_progress: 409,
  account_exists: 409,
  too_large: 413,
  storage_full: 413,
  too_many_pixels: 413,
  wrong_file_kind: 415,
  wrong_content_type: 415,
  code_invalid: 422,
  code_expired: 422,
  code_exhausted: 422,
  password_common: 422,
  password_wrong: 422,
  second_step_needed: 422,
  second_step_wrong: 422,
  two_step_missing: 422,
  google_not_configured: 422,
  brief_too_thin: 422,
  qr_content_too_long: 422,
  provider_missing: 422,
  model_missing: 422,
  provider_refused: 422,
  page_nothing_found: 422,
  page_login_wall: 422,
  page_script_only: 422,
  page_robots: 422,
  page_blocked: 422,
  page_address_refused: 422,
  page_too_large: 422,
  page_timeout: 422,
  page_not_html: 422,
  page_missing: 422,
  page_unreachable: 422,
  ad_media_missing: 422,
  picture_unreachable: 422,
  picture_unsafe: 422,
  layout_not_found: 422,
  face_not_found: 422,
  faces_several: 422,
  eyes_closed: 422,
  face_tilted: 422,
  face_turned: 422,
  face_too_small: 422,
  photo_too_tight: 422,
  photo_blurred: 422,
  photo_dark: 422,
  photo_upside_down: 422,
  face_covered: 422,
  face_child: 422,
  clip_face_missing: 422,
  clip_faces_several: 422,
  clip_speakers_several: 422,
  clip_face_turned: 422,
  clip_face_small: 422,
  clip_face_covered: 422,
  clip_face_child: 422,
  clip_face_lost: 422,
  clip_cuts: 422,
  clip_too_short: 422,
  subject_not_found: 422,
  payments_not_configured: 422,
  price_unknown: 422,
  offer_unavailable: 422,
  plan_current: 409,
  no_subscription: 422,
  payment_failed: 422,
  plan_limit_reached: 402,
  document_conflict: 409,
  document_version: 422,
  project_busy: 409,
  project_not_finished: 422,
  campaigns_full: 422,
  presets_full: 422,
  collection_full: 422,
  folders_full: 422,
  follows_full: 422,
  searches_full: 422,
  keys_full: 422,
  brand_kits_full: 422,
  file_not_found: 404,
  avatar_not_found: 404,
  voice_not_found: 404,
  avatars_full: 422,
  avatar_photos_used: 402,
  public_figure: 422,
  child_named: 422,
  tool_unavailable: 422,
  upload_damaged: 422,
  upload_mismatch: 409,
  picture_damaged: 422,
  font_unreadable: 422,
  media_unreadable: 422,
  media_incomplete: 422,
  media_too_long: 422,
  media_over_seconds: 422,
  video_too_large: 422,
  no_speech: 422,
  film_too_long: 422,
  translation_missing: 422,
  translation_times: 422,
  language_spoken: 422,
  transcription_language: 422,
  answer_missing: 422,
  rate_limited: 429,
  runs_waiting: 429,
  free_work_busy: 429,
  free_hour_used: 429,
  free_day_used: 429,
  provider_budget_spent: 429,
  internal: 500,
  tool_failed: 500,
  bad_gateway: 502,
  provider_failed: 502,
  unavailable: 503,
  busy: 503,
  mail_unavailable: 503,
  timeout: 504,
  run_timeout: 504,
  disk_full: 507,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** Values for the message's ICU arguments. They are shown to the caller: never put a secret here. */
export type ErrorDetails = Readonly<Record<string, string | number>>;

export type ErrorIssue = { path: string; message: string };

/** `current`: what there is instead, for a caller whose change lost against a newer state. */
type AppErrorOptions = ErrorOptions & { readonly current?: Readonly<Record<string, unknown>> };

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  readonly issues: readonly ErrorIssue[];
  readonly current: Readonly<Record<string, unknown>> | undefined;
  constructor(
    code: ErrorCode,
    details: ErrorDetails = {},
    issues: readonly ErrorIssue[] = [],
    options?: AppErrorOptions,
  ) {
    super(code, options);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
    this.issues = issues;
    this.current = options?.current;
  }
  get status(): number {
    return errorStatus[this.code];
  }
}
