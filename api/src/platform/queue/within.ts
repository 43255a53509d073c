/**
 * Rejects when the work takes longer than `ms`. The work itself is not cancelled, so it must be harmless to
 * finish late.
 * @param what name of the work, for the message
 * @throws when the time is over
 */
export async function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
