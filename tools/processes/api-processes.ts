import { existsSync } from 'node:fs';
import { compileFile, removeOutput } from '../build/compile-api.mjs';
import type { Child } from './child.ts';
import { coalesce } from './coalesce.ts';
import type { ConnectionGate } from './connection-gate.ts';
import { writeInterface } from './generate.ts';
import { inRoot } from './places.ts';
import { toMessage } from './problem.ts';
import { print } from './steps.ts';

const STOP_MS = 5_000;

/** API and worker. While the API restarts, requests wait at the gate instead of failing. */
export class ApiProcesses {
  private readonly api: Child;
  private readonly worker: Child;
  private readonly gate: ConnectionGate;
  private readonly port: number;
  private readonly onTypesWritten: () => void;
  private isStopping = false;
  private hasChangedDtos = false;
  private restarting: Promise<void> = Promise.resolve();
  /** What follows a restart of the API, and may take as long as a job of the worker. */
  private readonly follow = coalesce(async () => {
    await this.worker.stop(STOP_MS);
    if (this.isStopping) return;
    await this.startChild(this.worker);
    await this.generate();
  });

  /**
   * @param port on which the API listens behind the gate
   * @param onTypesWritten called when the types of the client have changed
   */
  constructor(
    children: { readonly api: Child; readonly worker: Child },
    gate: ConnectionGate,
    port: number,
    onTypesWritten: () => void,
  ) {
    this.api = children.api;
    this.worker = children.worker;
    this.gate = gate;
    this.port = port;
    this.onTypesWritten = onTypesWritten;
  }

  async start(): Promise<void> {
    await this.startChild(this.api);
    await this.startChild(this.worker);
    this.api.prepareStandby();
  }

  /** A process that does not start is reported; the next change tries again. */
  private async startChild(child: Child): Promise<void> {
    try {
      await child.start();
      if (child === this.api) this.gate.passTo(this.port);
    } catch (error) {
      if (!this.isStopping) print(`[${child.service.name}] ${toMessage(error)}`);
    }
  }

  private async generate(): Promise<void> {
    if (this.isStopping) return;
    try {
      const dtos = this.hasChangedDtos;
      this.hasChangedDtos = false;
      const written = await writeInterface({ dtos });
      if (written.length > 0) print(`[gen] written: ${written.join(', ')}`);
      if (written.some((file) => file.startsWith('libs/'))) this.onTypesWritten();
    } catch (error) {
      print(`[gen] ${toMessage(error)}`);
    }
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await Promise.all([this.api.stop(STOP_MS), this.worker.stop(STOP_MS)]);
  }

  /** Compiles the files and restarts the API; the worker and the generated files follow. */
  update(files: readonly string[]): Promise<void> {
    this.restarting = this.restarting.then(async () => {
      const begin = performance.now();
      this.hasChangedDtos ||= files.some((file) => file.endsWith('.dto.ts'));
      try {
        for (const file of files)
          await (existsSync(inRoot('api', file)) ? compileFile(file) : removeOutput(file));
      } catch (error) {
        return print(`[api] ${toMessage(error)}`);
      }
      if (this.isStopping) return;
      this.gate.hold();
      // An unfinished request is lost: waiting for it, and for idle connections, takes up to eight seconds.
      await this.api.stop(0);
      await this.startChild(this.api);
      if (this.isStopping) return;
      print(
        `[api] restarted in ${((performance.now() - begin) / 1000).toFixed(1)} s after ${summarize(files)}`,
      );
      this.api.prepareStandby();
      void this.follow();
    });
    return this.restarting;
  }
}

function summarize(files: readonly string[]): string {
  if (files.length === 0) return 'a library changed';
  return `${files.slice(0, 3).join(', ')}${files.length > 3 ? ' and others' : ''} changed`;
}
