/** A cause a person can act on, told in one sentence: entry points print it without a stack and end with code 1. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

/** Message of anything that was thrown. */
export const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const byCode: Readonly<Record<string, (subject: string) => string>> = {
  ENOSPC: (subject) => `The disk is full (${subject}): free some space and start again.`,
  EDQUOT: (subject) => `The disk quota is used up (${subject}): free some space and start again.`,
  EROFS: (subject) => `The file system is read-only (${subject}): move the project to a writable folder.`,
  EACCES: (subject) =>
    `No permission for ${subject}: make it readable and writable for the user who starts the project.`,
  EPERM: (subject) =>
    `No permission for ${subject}: make it readable and writable for the user who starts the project.`,
  EEXIST: (subject) => `${subject} is a file where a folder is needed: move it away.`,
  ENOTDIR: (subject) => `${subject} is a file where a folder is needed: move it away.`,
};

/** One sentence for the failures a machine is known to have; null for everything else, which is a bug and keeps its stack. */
export function describeProblem(error: unknown): string | null {
  if (error instanceof Problem) return error.message;
  if (!(error instanceof Error)) return null;
  const { code, path } = error as NodeJS.ErrnoException;
  const sentence = code === undefined ? undefined : byCode[code];
  if (sentence) return sentence(path ?? 'the data folder');
  return error.cause === undefined ? null : describeProblem(error.cause);
}

/** The same for what a child process wrote before it failed. */
export function describeOutput(output: string): string | null {
  if (/No space left on device|ENOSPC/i.test(output)) return byCode['ENOSPC']?.('the data folder') ?? null;
  if (/Read-only file system|EROFS/i.test(output)) return byCode['EROFS']?.('the data folder') ?? null;
  if (/Permission denied|EACCES/i.test(output)) return byCode['EACCES']?.('the data folder') ?? null;
  return null;
}
