import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTick } from 'node:timers/promises';

const QUIET_TICK = { tickMs: 0.01, timeoutMs: 1000 };

/**
 * Stops listening without failed requests. Connections that the kernel has accepted but Node has not yet seen
 * are reset by `server.close()`. Accept and buffer them first, by taking the listeners of the server away;
 * close it after a tick in which none arrived and which was too short for one to arrive after the check, then
 * serve the buffered ones.
 */
export async function closeListener(server: Server): Promise<void> {
  const connectionListeners = server.listeners('connection') as ((socket: Socket) => void)[];
  const buffered: Socket[] = [];
  server.removeAllListeners('connection').on('connection', (socket: Socket) => {
    buffered.push(socket.on('error', () => undefined));
  });
  const startedAt = performance.now();
  for (let began = startedAt; began - startedAt < QUIET_TICK.timeoutMs; began = performance.now()) {
    const { length } = buffered;
    await nextTick();
    if (buffered.length === length && performance.now() - began < QUIET_TICK.tickMs) break;
  }
  server.close();
  server.removeAllListeners('connection');
  for (const listener of connectionListeners) server.on('connection', listener);
  for (const socket of buffered) if (!socket.destroyed) server.emit('connection', socket);
}
