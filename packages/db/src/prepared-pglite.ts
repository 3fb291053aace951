/**
 * The embedded database reads, plans and describes a query's text each time it is asked, in six steps that each enter
 * and leave it: several times the work of the answer itself, all of it on the thread that answers requests. Here a text
 * is read once and stays with the database under a name, and asking it again takes one step.
 */
import {
  messages,
  parse,
  PGlite,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';

type Answer = Awaited<ReturnType<PGlite['execProtocolStream']>>;
type Statement = { readonly name: string; readonly takes: readonly number[]; readonly columns: Answer };

/** Each keeps its plan in memory. The stores have far fewer texts; lists of any length make some more. */
const mostStatements = 300;

/** The text's tables have changed so that it answers something else, or the database has forgotten it. */
const outdated = new Set<string | undefined>(['0A000', '26000']);

const { serialize } = protocol;
const runStatement = Buffer.concat([serialize.execute(), serialize.sync()]);

export class PreparedPglite extends PGlite {
  /** By text, the one used longest ago first. */
  readonly #statements = new Map<string, Statement>();
  #named = 0;

  override async query<Row>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    if (!canPrepare(text, options)) return super.query<Row>(text, values, options);
    await this._checkReady();
    return this._runExclusiveTransaction(() =>
      this._runExclusiveQuery(async () => {
        try {
          return await this.#ask<Row>(text, values, options);
        } catch (error) {
          if (!isOutdated(error)) throw error;
          // It was refused before it did anything, and has been forgotten.
          return this.#ask<Row>(text, values, options);
        }
      }),
    );
  }

  override transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return super.transaction((tx) =>
      work({
        query: async <Row>(text: string, values?: unknown[], options?: QueryOptions) =>
          tx.closed || !canPrepare(text, options)
            ? tx.query<Row>(text, values, options)
            : this._runExclusiveQuery(() => this.#ask<Row>(text, values, options)),
        sql: tx.sql,
        exec: tx.exec,
        rollback: tx.rollback,
        listen: tx.listen,
        get closed() {
          return tx.closed;
        },
      }),
    );
  }

  async #ask<Row>(text: string, values: unknown[] = [], options: QueryOptions = {}): Promise<Results<Row>> {
    const { name, takes, columns } = await this.#statementOf(text);
    const bind = serialize.bind({
      statement: name,
      values: values.map((value, at) => this.#written(value, takes[at])),
    });
    try {
      const answer = await this.execProtocolStream(Buffer.concat([bind, runStatement]));
      // Left to parseResults, this would be a copy of all hundred parsers for every query.
      const parsers = Object.assign(Object.create(this.parsers) as PGlite['parsers'], options.parsers);
      const { rowMode = 'object' } = options;
      return parse.parseResults([...columns, ...answer], parsers, { rowMode })[0] as Results<Row>;
    } catch (error) {
      if (isOutdated(error)) this.#statements.delete(text);
      throw error;
    }
  }

  async #statementOf(text: string): Promise<Statement> {
    const known = this.#statements.get(text);
    if (known) {
      this.#statements.delete(text);
      this.#statements.set(text, known);
      return known;
    }
    const name = `adwright_${(this.#named += 1)}`;
    const described = await this.execProtocolStream(
      Buffer.concat([
        ...this.#forgetOldest(),
        serialize.parse({ name, text }),
        serialize.describe({ type: 'S', name }),
        serialize.sync(),
      ]),
    );
    const statement = {
      name,
      takes: parse.parseDescribeStatementResults(described),
      columns: described.filter((message) => message.name === 'rowDescription'),
    };
    this.#statements.set(text, statement);
    return statement;
  }

  #forgetOldest(): Uint8Array[] {
    const [oldest] = this.#statements;
    if (!oldest || this.#statements.size < mostStatements) return [];
    this.#statements.delete(oldest[0]);
    return [serialize.close({ type: 'S', name: oldest[1].name })];
  }

  #written(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const write = this.serializers[type ?? ''] ?? String;
    return write(value);
  }
}

/** What changes tables has to be read anew each time, and is rare; so is everything with special wishes. */
function canPrepare(text: string, options: QueryOptions = {}): boolean {
  const { blob, onNotice, paramTypes, serializers } = options;
  return /^\s*(?:select|insert|update|delete|with)\b/i.test(text) && !(blob || onNotice || paramTypes || serializers);
}

function isOutdated(error: unknown): boolean {
  return error instanceof messages.DatabaseError && outdated.has(error.code);
}
