import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

/** Starts a program whose output is added to a file; without one the output is dropped. */
export function spawnLogged(
  program: string,
  args: readonly string[],
  { logFile, ...options }: SpawnOptions & { logFile?: string | undefined },
): ChildProcess {
  if (logFile === undefined) return spawn(program, args, { ...options, stdio: 'ignore' });
  const log = openSync(logFile, 'a');
  const child = spawn(program, args, { ...options, stdio: ['ignore', log, log] });
  closeSync(log);
  return child;
}
