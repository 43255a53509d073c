// npm run bench -- photos [--photos 12 --rounds 3]: photographs of 12 megapixels through the pipeline of the product (AVIF
// and WebP in three sizes, stored on disk), compared with sharp encoding one WebP of 1600 px per file, in interleaved rounds.
import 'reflect-metadata';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { args } from './yardstick/lib.mjs';

const options = args({ photos: 12, rounds: 3 });
const root = path.resolve(import.meta.dirname, '../..');
const cores = availableParallelism();
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Creates different photographs of 4000 × 3000 with grain from the images of the demo. */
async function createPhotos(folder, count) {
  await mkdir(folder, { recursive: true });
  const sources = readdirSync(path.join(root, 'api/seeds/photos'))
    .filter((name) => name.endsWith('.jpg'))
    .sort();
  const grain = await sharp({
    create: {
      width: 1000,
      height: 750,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .png()
    .toBuffer();
  const files = [];
  for (let n = 0; n < count; n += 1) {
    const body = await sharp(path.join(root, 'api/seeds/photos', sources[n % sources.length]))
      .resize(4000, 3000, { fit: 'cover' })
      .composite([{ input: grain, tile: true, blend: 'soft-light' }])
      .jpeg({ quality: 90 })
      .withMetadata({ orientation: 1 + (n % 8) })
      .toBuffer();
    files.push(path.join(folder, `${n}.jpg`));
    await writeFile(files[n], body);
  }
  return files;
}

const readProcessStatus = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
};
const listChildren = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
};
const readPeakMb = (pid) => Number(/VmHWM:\s+(\d+)/.exec(readProcessStatus(pid))?.[1] ?? 0) / 1024;

/** Processes all files with the concurrency of the worker; returns the seconds. */
async function runProduct(pipeline, inspectImage, files) {
  const queue = [...files];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: cores }, async () => {
      for (let file = queue.shift(); file; file = queue.shift())
        await pipeline.process(await inspectImage(await readFile(file)));
    }),
  );
  return (performance.now() - start) / 1000;
}

/** Processor time and peak memory of this process and its children, also of ended ones. */
class ProcessMonitor {
  seconds = new Map();
  peaks = new Map();
  timer = setInterval(() => this.sample(), 20);

  sample() {
    for (const pid of [process.pid, ...listChildren(process.pid)]) {
      try {
        const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
          .split(') ')[1]
          .split(' ')
          .slice(11, 13)
          .map(Number);
        this.seconds.set(pid, (user + system) / 100);
        this.peaks.set(pid, readPeakMb(pid));
      } catch {
        // The process has ended; its last sample counts.
      }
    }
  }

  /** Measures a run: elapsed seconds, and processor seconds of the selected processes. */
  async measure(isSelected, run) {
    this.sample();
    const before = new Map(this.seconds);
    const seconds = await run();
    this.sample();
    return {
      seconds,
      cpu: [...this.seconds]
        .filter(([pid]) => isSelected(pid))
        .reduce((sum, [pid, used]) => sum + used - (before.get(pid) ?? 0), 0),
    };
  }

  findPeakMb(isSelected) {
    return Math.max(0, ...[...this.peaks].filter(([pid]) => isSelected(pid)).map(([, mb]) => mb));
  }
}

async function runYardstick(yardstick, files) {
  const response = once(yardstick, 'message');
  yardstick.send({ files, concurrency: cores });
  return (await response)[0].seconds;
}

export async function benchPhotos() {
  const importBuilt = (file) => import(new URL(`../../api/dist/src/${file}`, import.meta.url).href);
  const [{ ImagePipeline }, { PhotoWorkerPool }, { inspectImage }, { createStorage }] = await Promise.all(
    [
      'modules/media/image-pipeline.js',
      'modules/media/photo-worker-pool.js',
      'modules/media/image-inspection.js',
      'platform/storage/index.js',
    ].map(importBuilt),
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'prostora-bench-photos-'));
  const workers = new PhotoWorkerPool();
  const yardstick = fork(path.join(import.meta.dirname, 'yardstick/one-webp.mjs'));
  const monitor = new ProcessMonitor();
  try {
    const files = await createPhotos(path.join(folder, 'camera'), Number(options.photos));
    const pipeline = new ImagePipeline(createStorage({ STORAGE_DIR: path.join(folder, 'media') }), workers);
    const rounds = [];
    for (let round = 0; round <= Number(options.rounds); round += 1) {
      const runs = [
        () =>
          monitor.measure(
            (pid) => pid !== yardstick.pid,
            () => runProduct(pipeline, inspectImage, files),
          ),
        () =>
          monitor.measure(
            (pid) => pid === yardstick.pid,
            () => runYardstick(yardstick, files),
          ),
      ];
      const order = round % 2 === 0 ? [0, 1] : [1, 0];
      const results = [];
      for (const which of order) results[which] = await runs[which]();
      if (round > 0) rounds.push({ product: results[0], yardstick: results[1] });
    }
    const workerMb = monitor.findPeakMb((pid) => pid !== yardstick.pid && pid !== process.pid);
    print(
      files.length,
      rounds,
      workerMb,
      monitor.findPeakMb((pid) => pid === yardstick.pid),
    );
    return [buildRow(files.length, rounds, workerMb)];
  } finally {
    clearInterval(monitor.timer);
    workers.onApplicationShutdown();
    yardstick.disconnect();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Row of the speed table, without a bound. */
function buildRow(count, rounds, workerMb) {
  const formatSpeed = (name) =>
    `${(count / median(rounds.map((one) => one[name].cpu))).toFixed(2)}/s per core`;
  return {
    what: 'photo of 12 megapixels, all sizes and formats',
    yardstick: `${formatSpeed('yardstick')} (plain sharp, one WebP)`,
    product: `${formatSpeed('product')}, ${workerMb.toFixed(0)} MB`,
  };
}

function print(count, rounds, workerMb, yardstickMb) {
  const formatRow = (name, runs, mb) => {
    const [seconds, cpu] = [median(runs.map((run) => run.seconds)), median(runs.map((run) => run.cpu))];
    const cells = [
      (count / seconds).toFixed(2),
      (count / cpu).toFixed(2),
      ((1000 * cpu) / count).toFixed(0),
      mb.toFixed(0),
    ];
    return `${name.padEnd(34)}${cells.map((cell) => cell.padStart(14)).join('')}\n`;
  };
  process.stdout.write(
    `\n${count} photographs of 12 megapixels, ${cores} cores, median of ${rounds.length} ` +
      `rounds\n${''.padEnd(34)}${['photos/s', '/s per core', 'ms per core', 'peak MB'].map((title) => title.padStart(14)).join('')}\n`,
  );
  process.stdout.write(
    formatRow(
      'sharp, one WebP of 1600 px',
      rounds.map((one) => one.yardstick),
      yardstickMb,
    ),
  );
  process.stdout.write(
    formatRow(
      'product, AVIF and WebP in 3 sizes',
      rounds.map((one) => one.product),
      workerMb,
    ),
  );
  process.stdout.write(
    `the product takes ` +
      `${median(rounds.map((one) => one.product.cpu / one.yardstick.cpu)).toFixed(2)} times the processor time of the ` +
      `yardstick per photograph; peak MB of the product is that of one worker process\n`,
  );
}
