/** Fetches what it is told to, as a process of its own. */
import { fetchWeights } from '../fetch-weights.ts';
import type { WeightsEntry } from '../lock.ts';

const [folder = '', mirror, entries = '[]'] = process.argv.slice(2);
const outcomes = await fetchWeights(JSON.parse(entries) as WeightsEntry[], { folder, mirror });
process.stdout.write(JSON.stringify(outcomes));
