import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { promisify } from 'node:util';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { httpServerOf } from './http-server.ts';

/** How long those who are connected are still served, and when a request that does not end is cut. */
const PATIENCE = { farewellMs: 1500, drainMs: 8000 };
const STEP_MS = 25;
const QUIET = { turnMs: 0.01, withinMs: 1000 };

/**
 * The way out of a process that others may take over from. From the signal on it says that it is leaving, still serves whoever comes and closes each
 * connection with its answer, so that no kept-alive connection is left in which a request could meet a closing door; only then it stops listening.
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
 * What stands at the door when it is closed is cut by the system, although it believes to be connected. So everybody is let in first and has to wait for a
 * moment; those who are inside are served and nobody else keeps the loop busy, until a turn in which nobody came and
 * which was too short for anybody to arrive behind the look at the door. Then the door is closed, and whoever waits is served.
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
