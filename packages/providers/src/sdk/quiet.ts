/** The SDK writes its warnings to the console; the log is ours. */
export function quiet(): void {
  (globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;
}
