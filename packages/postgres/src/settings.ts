/**
 * For a machine that the database shares with everything else: few processes, little memory, nothing that needs
 * /dev/shm. What is committed is on the disk before it is acknowledged; that is Postgres's own default and stays.
 */
export const smallSettings = {
  shared_buffers: '64MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_connections: '80',
  dynamic_shared_memory_type: 'mmap',
  huge_pages: 'off',
  // Reads by processes of their own pay off for disks far larger than this.
  io_method: 'sync',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  autovacuum_worker_slots: '3',
  autovacuum_max_workers: '1',
  min_wal_size: '32MB',
  max_wal_size: '512MB',
  jit: 'off',
  // A query whose asker was killed stops soon after.
  client_connection_check_interval: '5s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // What it says is kept and shown when it fails. Values of queries, which may be secret, are left out.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_min_messages: 'log',
  log_checkpoints: 'off',
} as const;

/** It is thrown away afterwards: speed counts, and losing it in a power cut does not. */
export const throwawaySettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
  dynamic_shared_memory_type: 'mmap',
  log_min_messages: 'log',
} as const;

export type Settings = Readonly<Record<string, string>>;

export function asFlags(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
