import { fork, type ChildProcess } from 'node:child_process';
import { freePort } from '../postgres/launcher.ts';
import { exitWithParentFlag, inRoot, root } from '../processes/places.ts';
import type { HostAnswer, HostRequest } from './product-host.ts';
import { productEnvironment, seededCopy } from './product.ts';

export type ReusedProduct = { url: string; databaseUrl: string; stop(): Promise<void> };

/**
 * A process that starts the API or the worker for one test file after the other. Its code stays loaded and compiled: a
 * new process takes 4 s of processor time to start and answers its first requests ten times slower.
 */
class ProductHost {
  private readonly child: ChildProcess;

  constructor(kind: 'api' | 'worker') {
    this.child = fork(inRoot('tools/testing/product-host.ts'), [kind], {
      cwd: root,
      // Each start leaves the application before it to the collector, whose threads took a third of the API's processor time.
      execArgv: [
        '--max-semi-space-size=64',
        '--single-threaded-gc',
        '--disable-warning=ExperimentalWarning',
        exitWithParentFlag,
      ],
      env: { ...process.env, NODE_ENV: 'test', NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // A host must not keep the test process alive.
    this.child.unref();
    this.child.channel?.unref();
  }

  start(env: Readonly<Record<string, string>>): Promise<void> {
    return this.ask({ start: env });
  }

  stop(): Promise<void> {
    return this.ask({ stop: true });
  }

  private ask(request: HostRequest): Promise<void> {
    return new Promise((resolve, reject) => {
      const { child } = this;
      const fail = (): void => reject(new Error('The process of the product has exited.'));
      child.once('exit', fail);
      child.once('message', (answer: HostAnswer) => {
        child.off('exit', fail);
        if ('error' in answer) reject(new Error(answer.error));
        else resolve();
      });
      child.send(request);
    });
  }
}

let hosts: readonly [ProductHost, ProductHost] | null = null;

/**
 * Starts API and worker on a new copy of the seeded demo, in processes that all test files of this worker use.
 * Only one may run at a time.
 */
export async function startReusedProduct(env: Readonly<Record<string, string>>): Promise<ReusedProduct> {
  hosts ??= [new ProductHost('api'), new ProductHost('worker')];
  const [api, worker] = hosts;
  const { database, folder, drop } = await seededCopy();
  const port = await freePort();
  const environment = { ...productEnvironment({ databaseUrl: database.url, folder, port }), ...env };
  const stop = async (): Promise<void> => {
    await Promise.all([worker.stop(), api.stop()]);
    await drop();
  };
  try {
    await Promise.all([api.start(environment), worker.start(environment)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://127.0.0.1:${port}`, databaseUrl: database.url, stop };
}
