/** What finding and starting programs needs. Whoever broke a decoder by a hostile file would find no keys beside it. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LD_LIBRARY_PATH', 'NODE_COMPILE_CACHE'];

/**
 * Larger blocks go back to the system when they are freed. Left to itself the allocator learns from the first of them
 * that they come again, keeps them, and has a hundred megabytes of holes between pictures after some minutes of video.
 */
const returned = { MALLOC_MMAP_THRESHOLD_: String(4 * 1024 * 1024) };

/** The environment of a process that decodes what strangers sent. */
export function narrowEnvironment(): NodeJS.ProcessEnv {
  const kept = passedOn.map((name) => [name, process.env[name]] as const).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(kept), ...returned };
}
