import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInWorker, WorkerLimitExceeded } from '../concurrency/run-in-worker.ts';
import type { ParsingAnswer, ParsingTask } from './parse-mail.thread.ts';
import type { ParsedMail } from './parsed-mail.ts';

const own = fileURLToPath(import.meta.url);
const THREAD = path.join(path.dirname(own), `parse-mail.thread${path.extname(own)}`);
const LIMITS = { timeoutMs: 2000, maxHeapMb: 128 };
const MAX_PARTS = 50;
const MAX_DEPTH = 10;

/**
 * Parses a mail in a worker thread.
 * @param raw as received
 * @returns null for one that is no mail, or needs more parts, depth, time or memory than allowed
 */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail | null> {
  const task: ParsingTask = { raw, maxParts: MAX_PARTS, maxDepth: MAX_DEPTH };
  try {
    const answer = await runInWorker<ParsingAnswer>(THREAD, task, LIMITS);
    return 'mail' in answer ? answer.mail : null;
  } catch (error) {
    if (error instanceof WorkerLimitExceeded) return null;
    throw error;
  }
}
