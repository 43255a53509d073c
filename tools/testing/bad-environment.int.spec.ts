import { expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { inRoot } from '../processes/places.ts';

const GOOD = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  PUBLIC_URL: 'https://prostora.test',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  JWT_SECRET: 'kq9Zt4Wc7Lx2Vb8Nm5Jh3Gf6Ds1Ap0Yr4Ue7Io9Tw2Q',
  METRICS_TOKEN: 'w7Rk2Zp9Xc4Lm6Vt',
};

/** What a process says and ends with. */
function started(
  script: string,
  environment: Record<string, string>,
): Promise<{ code: number | null; said: string; ms: number }> {
  const from = performance.now();
  const child = spawn(process.execPath, [inRoot('api/dist', script)], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += String(chunk);
    });
  const late = setTimeout(() => child.kill('SIGKILL'), 30_000);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(late);
      resolve({ code, said, ms: performance.now() - from });
    });
  });
}

it.each([
  ['main.js', 'JWT_SECRET', 'change-me-change-me-change-me-change-me'],
  ['main.js', 'PUBLIC_URL', 'http://prostora.test'],
  ['main.js', 'TRUST_PROXY', '*'],
  ['worker.js', 'JWT_SECRET', 'short'],
  ['main.js', 'METRICS_TOKEN', ''],
])(
  '%s with %s=%s ends within five seconds, saying why in a line and nothing of its insides',
  async (script, name, value) => {
    const { code, said, ms } = await started(script, { ...GOOD, [name]: value });
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^The configuration is not valid:\\n {2}- ${name} [^\\n]+\\n$`, 'u')),
    ]);
    expect(ms).toBeLessThan(5000);
  },
);
