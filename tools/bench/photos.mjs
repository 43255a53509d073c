// npm run bench -- photos [--photos 12 --rounds 3]: photographs of 12 megapixels through the product's pipeline (AVIF and WebP in three sizes,
// stored on disk), against plain sharp making one WebP of 1600 px of the same files, in interleaved rounds.
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

/** Photographs as a camera gives them: the demo's pictures in 4000 × 3000 with some grain, each another file. */
async function cameraPhotos(folder, count) {
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
const peakMb = (pid) => Number(/VmHWM:\s+(\d+)/.exec(readProcessStatus(pid))?.[1] ?? 0) / 1024;

/** All files through the product, as many at once as the worker takes; how long it took. */
async function throughProduct(pipeline, inspectImage, files) {
  const waiting = [...files];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: cores }, async () => {
      for (let file = waiting.shift(); file; file = waiting.shift())
        await pipeline.process(await inspectImage(await readFile(file)));
    }),
  );
  return (performance.now() - began) / 1000;
}

/** Processor time and peak memory of this process and its children, also of those that end on the way. */
class Watch {
  seconds = new Map();
  peaks = new Map();
  timer = setInterval(() => this.look(), 20);

  look() {
    for (const pid of [process.pid, ...listChildren(process.pid)]) {
      try {
        const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
          .split(') ')[1]
          .split(' ')
          .slice(11, 13)
          .map(Number);
        this.seconds.set(pid, (user + system) / 100);
        this.peaks.set(pid, peakMb(pid));
      } catch {
        // It has just ended; what was seen last counts.
      }
    }
  }

  /** What a run took: seconds of the clock, and of the processors of the processes that are meant. */
  async during(isMeant, run) {
    this.look();
    const before = new Map(this.seconds);
    const seconds = await run();
    this.look();
    return {
      seconds,
      cpu: [...this.seconds]
        .filter(([pid]) => isMeant(pid))
        .reduce((sum, [pid, has]) => sum + has - (before.get(pid) ?? 0), 0),
    };
  }

  peak(isMeant) {
    return Math.max(0, ...[...this.peaks].filter(([pid]) => isMeant(pid)).map(([, mb]) => mb));
  }
}

async function throughYardstick(yardstick, files) {
  const answered = once(yardstick, 'message');
  yardstick.send({ files, concurrency: cores });
  return (await answered)[0].seconds;
}

export async function benchPhotos() {
  const dist = (file) => import(new URL(`../../api/dist/src/${file}`, import.meta.url).href);
  const [{ ImagePipeline }, { PhotoWorkerPool }, { inspectImage }, { createStorage }] = await Promise.all(
    [
      'modules/media/image-pipeline.js',
      'modules/media/photo-worker-pool.js',
      'modules/media/image-inspection.js',
      'platform/storage/index.js',
    ].map(dist),
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'prostora-bench-photos-'));
  const makers = new PhotoWorkerPool();
  const yardstick = fork(path.join(import.meta.dirname, 'yardstick/one-webp.mjs'));
  const watch = new Watch();
  try {
    const files = await cameraPhotos(path.join(folder, 'camera'), Number(options.photos));
    const pipeline = new ImagePipeline(createStorage({ STORAGE_DIR: path.join(folder, 'media') }), makers);
    const rounds = [];
    for (let round = 0; round <= Number(options.rounds); round += 1) {
      const runs = [
        () =>
          watch.during(
            (pid) => pid !== yardstick.pid,
            () => throughProduct(pipeline, inspectImage, files),
          ),
        () =>
          watch.during(
            (pid) => pid === yardstick.pid,
            () => throughYardstick(yardstick, files),
          ),
      ];
      const inOrder = round % 2 === 0 ? [0, 1] : [1, 0];
      const results = [];
      for (const which of inOrder) results[which] = await runs[which]();
      if (round > 0) rounds.push({ product: results[0], yardstick: results[1] });
    }
    const makerMb = watch.peak((pid) => pid !== yardstick.pid && pid !== process.pid);
    print(
      files.length,
      rounds,
      makerMb,
      watch.peak((pid) => pid === yardstick.pid),
    );
    return [buildRow(files.length, rounds, makerMb)];
  } finally {
    clearInterval(watch.timer);
    makers.onApplicationShutdown();
    yardstick.disconnect();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The speed table's line: nothing is asked of it but to be told. */
function buildRow(count, rounds, makerMb) {
  const each = (name) => `${(count / median(rounds.map((one) => one[name].cpu))).toFixed(2)}/s and core`;
  return {
    what: 'photo of 12 megapixels, all sizes and formats',
    yardstick: `${each('yardstick')} (plain sharp, one WebP)`,
    product: `${each('product')}, ${makerMb.toFixed(0)} MB`,
  };
}

function print(count, rounds, makerMb, yardstickMb) {
  const row = (name, runs, mb) => {
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
      `rounds\n${''.padEnd(34)}${['photos/s', '/s and core', 'ms of a core', 'peak MB'].map((title) => title.padStart(14)).join('')}\n`,
  );
  process.stdout.write(
    row(
      'sharp, one WebP of 1600 px',
      rounds.map((one) => one.yardstick),
      yardstickMb,
    ),
  );
  process.stdout.write(
    row(
      'product, AVIF and WebP in 3 sizes',
      rounds.map((one) => one.product),
      makerMb,
    ),
  );
  process.stdout.write(
    `one photograph of the product costs ` +
      `${median(rounds.map((one) => one.product.cpu / one.yardstick.cpu)).toFixed(2)} of the ` +
      `yardstick's; peak MB of the product is that of one maker process\n`,
  );
}
