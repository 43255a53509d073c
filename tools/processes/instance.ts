import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dataDir, inData } from './places.ts';
import { Problem } from './problem.ts';
import { readCommandLine, isAlive } from './process-info.ts';

type Record = { pid: number; command: string; address: string };

const file = (): string => inData('running.json');

/** Takes the data folder for this process; two at once would stop each other's database. */
export function claimInstance(address: string): () => void {
  const other = runningInstance();
  if (other)
    throw new Problem(
      `Prostora already runs at ${other.address} (process ${other.pid}): stop it first, or start a second copy with another DATA_DIR and PORT.`,
    );
  mkdirSync(dataDir, { recursive: true });
  const record: Record = { pid: process.pid, command: readCommandLine(process.pid), address };
  writeFileSync(file(), JSON.stringify(record));
  return () => rmSync(file(), { force: true });
}

/** The process that holds the data folder; a record whose pid is dead or belongs to another program counts for nothing. */
export function runningInstance(): Record | null {
  if (!existsSync(file())) return null;
  try {
    const record = JSON.parse(readFileSync(file(), 'utf8')) as Record;
    return record.pid !== process.pid && isAlive(record.pid) && readCommandLine(record.pid) === record.command
      ? record
      : null;
  } catch {
    return null;
  }
}
