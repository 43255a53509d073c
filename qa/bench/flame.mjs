// npm run bench -- flame [--mixes catalog --secs 10 --svg file.svg]: a flame graph of an API process
// under a mix, and the functions with most self time. The profiler runs inside the process, so its cost is included.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withCatalogue } from './catalogue.mjs';
import { drawFlameGraph, listHotFunctions } from './flame-graph.mjs';
import { measure } from './rounds.mjs';
import { args } from './yardstick/lib.mjs';

const options = args({ secs: 10, svg: '' });
const TOP_FRAMES = 25;

/** Draws a flame graph of each mix. */
export async function benchFlame(spaces, { port, mixes }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'prostora-flame-'));
  const apiArgs = ['--import', new URL('profiled.mjs', import.meta.url).href];
  try {
    await withCatalogue({ spaces, port, apiArgs }, async ({ product: { child }, contenders }) => {
      for (const kind of mixes) {
        const product = contenders.find(({ name }) => name === 'product');
        await measure([product], kind, { rounds: 1, seconds: 3, warmUp: 2 });
        child.send({ profile: 'start' });
        const [{ rps }] = await measure([product], kind, {
          rounds: 1,
          seconds: Number(options.secs),
          warmUp: 0,
        });
        const file = path.join(folder, `${kind}.cpuprofile`);
        child.send({ profile: 'stop', file });
        await new Promise((resolve) => {
          child.on('message', (message) => {
            if (message.profiled === file) resolve();
          });
        });
        printFrames(kind, rps, JSON.parse(readFileSync(file, 'utf8')));
      }
    });
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function printFrames(kind, rps, profile) {
  const svg = options.svg || path.join(tmpdir(), `prostora-flame-${kind}.svg`);
  writeFileSync(svg, drawFlameGraph(profile, `${kind}, ${rps.toFixed(0)} requests per second`));
  process.stdout.write(`\n${kind}: ${rps.toFixed(0)} requests per second, drawn in ${svg}\n`);
  for (const { name, share } of listHotFunctions(profile).slice(0, TOP_FRAMES))
    process.stdout.write(`${`${(share * 100).toFixed(1)} %`.padStart(8)}  ${name}\n`);
}
