const isTerminal = process.stdout.isTTY === true;

/** Runs one step and prints what came of it with its time; `work` answers with a few words about the outcome. */
export async function step<T>(title: string, work: () => Promise<[words: string, result: T]>): Promise<T> {
  const from = performance.now();
  if (isTerminal) process.stdout.write(`  …  ${title.padEnd(14)}`);
  try {
    const [words, result] = await work();
    line('ok', title, words, performance.now() - from);
    return result;
  } catch (error) {
    line('!!', title, 'failed', performance.now() - from);
    throw error;
  }
}

/** A step that was finished before the steps were counted. */
export function line(mark: string, title: string, words: string, milliseconds: number): void {
  const text = `  ${mark}  ${title.padEnd(14)}${words.padEnd(52)}${(milliseconds / 1000).toFixed(1).padStart(7)} s`;
  process.stdout.write(`${isTerminal ? '\r\u001b[K' : ''}${text}\n`);
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
