/** Run by the test that cuts a move off: begins it and says when each step of it has begun, until it is killed. */
import { carryOver } from '../copy/carry-over.ts';

const [dataDir = '', url = ''] = process.argv.slice(2);
process.stdout.write('begun\n');
process.stdout.write(`${await carryOver({ dataDir, url })}\n`);
