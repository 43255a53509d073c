import { connect } from 'node:net';

/** What became of a request that was sent a byte at a time. */
export type SlowlySent = { answer: string; afterMs: number };

/**
 * Sends a beginning of a request and then one byte more every `everyMs` (milliseconds), until the other side cuts the connection.
 * Cut is cut, also when a byte is just on its way (EPIPE, ECONNRESET).
 */
export function sendSlowly(port: number, beginning: string, everyMs = 1000): Promise<SlowlySent> {
  const from = performance.now();
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1')
      .setEncoding('utf8')
      .on('error', () => undefined)
      .on('data', (piece: string) => {
        answer += piece;
      });
    socket.write(beginning);
    const drip = setInterval(() => socket.write('x'), everyMs);
    socket.once('close', () => {
      clearInterval(drip);
      resolve({ answer, afterMs: performance.now() - from });
    });
  });
}
