import { Client } from 'pg';

/** Whether a server answers, without changing anything in it: its version, or the reason in the driver's words. */
export async function pingPostgres(url: string): Promise<string> {
  const client = new Client({ connectionString: url, application_name: 'adwright', connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version ?? 'unknown';
  } finally {
    await client.end();
  }
}
