import { existsSync } from 'node:fs';
import { compileFile, removeOutput } from '../build/compile-api.mjs';
import type { Child } from './child.ts';
import { coalesce } from './coalesce.ts';
import type { ConnectionGate } from './connection-gate.ts';
import { writeInterface } from './generate.ts';
import { inRoot } from './places.ts';
import { toMessage } from './problem.ts';
import { print } from './steps.ts';

/** API and worker. While they restart, requests wait at the gate instead of failing. */
export class ApiProcesses {
  private readonly children: readonly Child[];
  private readonly gate: ConnectionGate;
  private readonly port: number;
  private readonly onTypesWritten: () => void;
  private isStopping = false;
  private hasChangedDtos = false;
  private restarting: Promise<void> = Promise.resolve();
  private readonly generate = coalesce(async () => {
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
  });

  /**
   * @param children API and worker, in the order in which they start
   * @param port on which the API listens behind the gate
   * @param onTypesWritten called when the types of the client have changed
   */
  constructor(children: readonly Child[], gate: ConnectionGate, port: number, onTypesWritten: () => void) {
    this.children = children;
    this.gate = gate;
    this.port = port;
    this.onTypesWritten = onTypesWritten;
  }

  async start(): Promise<void> {
    for (const child of this.children) await this.startChild(child);
  }

  /** A process that does not start is reported; the next change tries again. */
  private async startChild(child: Child): Promise<void> {
    try {
      await child.start();
      if (child.service.name === 'api') this.gate.passTo(this.port);
    } catch (error) {
      print(`[${child.service.name}] ${toMessage(error)}`);
    }
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await Promise.all(this.children.map((child) => child.stop(5_000)));
  }

  /** Compiles the files, restarts both processes, and brings the generated files up to date. */
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
      for (const child of this.children) {
        await child.stop(5_000);
        await this.startChild(child);
      }
      print(
        `[api] restarted in ${((performance.now() - begin) / 1000).toFixed(1)} s after ${summarize(files)}`,
      );
      void this.generate();
    });
    return this.restarting;
  }
}

function summarize(files: readonly string[]): string {
  if (files.length === 0) return 'a library changed';
  return `${files.slice(0, 3).join(', ')}${files.length > 3 ? ' and others' : ''} changed`;
}
