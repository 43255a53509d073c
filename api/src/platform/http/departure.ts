import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { promisify } from 'node:util';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { httpServerOf } from './http-server.ts';

/** Time keep-alive connections are still served, and time after which unfinished requests are cut. */
const PATIENCE = { farewellMs: 1500, drainMs: 8000 };
const STEP_MS = 25;
const QUIET = { turnMs: 0.01, withinMs: 1000 };

/**
 * Graceful shutdown without failed requests. After the signal every response carries `connection: close`, so
 * no keep-alive connection is left on which a request could meet a closed listener; only then the server
 * stops listening.
 */
@Injectable()
export class Departure implements OnModuleDestroy {
  patience = PATIENCE;
  private underWay = false;

  constructor(private readonly host: HttpAdapterHost) {}

  get isUnderWay(): boolean {
    return this.underWay;
  }

  async onModuleDestroy(): Promise<void> {
    this.underWay = true;
    const server = httpServerOf(this.host)?.server;
    if (!server?.listening) return;
    setTimeout(() => {
      server.closeAllConnections();
    }, this.patience.drainMs).unref();
    const connections = promisify<number>(server.getConnections.bind(server) as Server['getConnections']);
    for (const end = Date.now() + this.patience.farewellMs; Date.now() < end && (await connections()) > 0;)
      await pause(STEP_MS);
    await closeDoor(server);
  }
}

/**
 * Connections that the kernel has accepted but Node has not yet seen are reset by `server.close()`. Accept
 * and buffer them first, close the listener after a tick in which none arrived and which was too short for
 * one to arrive after the check, then serve the buffered ones.
 */
async function closeDoor(server: Server): Promise<void> {
  const serve = server.listeners('connection') as ((socket: Socket) => void)[];
  const waiting: Socket[] = [];
  server.removeAllListeners('connection').on('connection', (socket: Socket) => {
    waiting.push(socket.on('error', () => undefined));
  });
  const from = performance.now();
  for (let began = from; began - from < QUIET.withinMs; began = performance.now()) {
    const { length } = waiting;
    await turn();
    if (waiting.length === length && performance.now() - began < QUIET.turnMs) break;
  }
  server.close();
  server.removeAllListeners('connection');
  for (const listener of serve) server.on('connection', listener);
  for (const socket of waiting) if (!socket.destroyed) server.emit('connection', socket);
}
