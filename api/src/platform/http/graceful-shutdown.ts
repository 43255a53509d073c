import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { promisify } from 'node:util';
import { setImmediate as nextTick, setTimeout as pause } from 'node:timers/promises';
import { findHttpServer } from './http-server.ts';

/** Time keep-alive connections are still served, and time after which unfinished requests are cut. */
const TIMEOUTS = { keepAliveDrainMs: 1500, requestDrainMs: 8000 };
const POLL_INTERVAL_MS = 25;
const QUIET_TICK = { tickMs: 0.01, timeoutMs: 1000 };

/**
 * Graceful shutdown without failed requests. After the signal every response carries `connection: close`, so
 * no keep-alive connection is left on which a request could meet a closed listener; only then the server
 * stops listening.
 */
@Injectable()
export class GracefulShutdown implements OnModuleDestroy {
  timeouts = TIMEOUTS;
  private hasStarted = false;

  constructor(private readonly host: HttpAdapterHost) {}

  get isInProgress(): boolean {
    return this.hasStarted;
  }

  async onModuleDestroy(): Promise<void> {
    this.hasStarted = true;
    const server = findHttpServer(this.host)?.server;
    if (!server?.listening) return;
    setTimeout(() => {
      server.closeAllConnections();
    }, this.timeouts.requestDrainMs).unref();
    const connections = promisify<number>(server.getConnections.bind(server) as Server['getConnections']);
    for (
      const end = Date.now() + this.timeouts.keepAliveDrainMs;
      Date.now() < end && (await connections()) > 0;
    )
      await pause(POLL_INTERVAL_MS);
    await closeListener(server);
  }
}

/**
 * Connections that the kernel has accepted but Node has not yet seen are reset by `server.close()`. Accept
 * and buffer them first, close the listener after a tick in which none arrived and which was too short for
 * one to arrive after the check, then serve the buffered ones.
 */
async function closeListener(server: Server): Promise<void> {
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
