import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { closeListener } from '../patches/close-listener.ts';
import { findHttpServer } from './http-server.ts';

/** Time keep-alive connections are still served, and time after which unfinished requests are cut. */
const TIMEOUTS = { keepAliveDrainMs: 1500, requestDrainMs: 8000 };
const POLL_INTERVAL_MS = 25;

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
