import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { waitUntil } from '../processes/process-info.ts';
import { addressesOf, PhotoClient, storedFiles } from '../testing/photo-client.ts';
import { startCluster, type TestCluster } from './test-cluster.ts';
import type { Findings, Row } from './findings.ts';
import type { ChaosEnvironment } from './chaos-environment.ts';
import { ownSpace, photographs } from './photographs.ts';

const SIZE_MB = 64;

/** A small file system of its own where the photographs go. Only root may mount; elsewhere a small disk must be given. */
function smallDisk(chaos: ChaosEnvironment): string {
  const given = process.env['CHAOS_SMALL_DISK'];
  if (given) return given;
  const folder = path.join(chaos.folder, 'small-disk');
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'prostora-chaos', folder],
    { encoding: 'utf8' },
  );
  if (status !== 0)
    throw new Error(
      `No small disk could be mounted (${stderr.trim()}): run as root, or name an empty folder on a disk of about ${SIZE_MB} MB in CHAOS_SMALL_DISK.`,
    );
  chaos.onEnd(() => {
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** A photograph that is made, and the bytes of another one. */
type PhotoInSpace = { owner: PhotoClient; space: { id: number; url: string }; id: number; body: Buffer };

const incoming = (media: string): string[] =>
  existsSync(path.join(media, '.incoming')) ? readdirSync(path.join(media, '.incoming')) : [];

/** Fills the disk to the last byte. */
function fill(media: string): string {
  const file = path.join(media, 'ballast');
  for (const size of [1_000_000, 4096]) {
    for (let n = 0; n < 1000; n += 1) {
      try {
        writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
      } catch {
        break;
      }
    }
  }
  return file;
}

async function served(
  cluster: TestCluster,
  owner: PhotoClient,
  space: { url: string },
  id: number,
): Promise<number[]> {
  const photo = (await owner.photos(space.url)).get(id);
  const addresses = photo ? addressesOf(photo) : [];
  return Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(cluster.url + address);
      return (await response.arrayBuffer()).byteLength > 0 ? response.status : 0;
    }),
  );
}

async function runRow(chaos: ChaosEnvironment, findings: Findings): Promise<void> {
  const copy = await chaos.copy();
  const media = path.join(smallDisk(chaos), 'media');
  const cluster = await startCluster(chaos, '16', { apis: 1, workers: 1, given: { ...copy, media } });
  const owner = new PhotoClient(cluster.url);
  await owner.login('majitel@prostora.test', 'Majitel1234');
  const space = await ownSpace(cluster.databaseUrl);
  const isReady = async (id: number): Promise<boolean> =>
    (await owner.photos(space.url)).get(id)?.status === 'ready';
  const [early, unlucky, ...refused] = (await photographs(8)) as [Buffer, Buffer, ...Buffer[]];
  const old = (await owner.upload(space.id, early)).image?.id_space_image ?? 0;
  findings.must(await waitUntil(() => isReady(old), 30_000, 200), 'a photograph with room is not made');
  // One is taken in while there is room for it, and none for what is made of it.
  await cluster.workers[0]?.stop();
  const waiting = (await owner.upload(space.id, unlucky)).image?.id_space_image ?? 0;
  const ballast = fill(media);
  await cluster.workers[0]?.start();
  const before = storedFiles(media).length;
  const answers = [];
  for (const body of refused) answers.push(await owner.upload(space.id, body));
  const old200 = await served(cluster, owner, space, old);
  const [left, after] = [incoming(media).length, storedFiles(media).length];
  rmSync(ballast, { force: true });
  const again = await owner.upload(space.id, refused[0] as Buffer);
  const areMade = await waitUntil(
    async () => (await isReady(waiting)) && (await isReady(again.image?.id_space_image ?? 0)),
    60_000,
    250,
  );
  findings.record(
    [
      `${refused.length} uploads to a full disk: ${[...new Set(answers.map(({ status }) => status))].join(', ')}`,
      `${left} temporary files left, ${after - before} stored files more`,
      `${old200.length} sizes of an old photograph served (${[...new Set(old200)].join(', ')})`,
      `with room again an upload is ${again.status}, and what waited is ${areMade ? 'made' : 'NOT made'}`,
    ].join('; '),
  );
  findings.must(
    answers.every(({ status }) => [503, 507].includes(status)),
    `uploads were answered with ${answers.map(({ status }) => status).join(', ')}`,
  );
  findings.must(left === 0 && incoming(media).length === 0, `${left} temporary files were left`);
  findings.must(after === before, `${after - before} files appeared on a full disk`);
  findings.must(
    old200.length > 0 && old200.every((status) => status === 200),
    `an old photograph is served with ${old200.join(', ')}`,
  );
  findings.must(again.status < 300 && areMade, 'with room again not everything works');
  await checkReadOnly(cluster, media, { owner, space, id: old, body: unlucky }, findings);
}

/** Mounts the small disk for reading alone, or for both again; a given disk stays as it is. */
function remount(folder: string, mode: 'ro' | 'rw'): void {
  const { status, stderr } = spawnSync('mount', ['-o', `remount,${mode}`, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The small disk could not be mounted ${mode}: ${stderr.trim()}`);
}

const fetchStatus = async (url: string): Promise<number> => {
  const response = await fetch(url);
  return (await response.arrayBuffer()).byteLength > 0 ? response.status : 0;
};

/** A folder that is read-only refuses uploads; everything that only reads goes on, also a share image that is not made yet. */
async function checkReadOnly(
  cluster: TestCluster,
  media: string,
  photo: PhotoInSpace,
  findings: Findings,
): Promise<void> {
  if (process.env['CHAOS_SMALL_DISK']) {
    findings.record('CHAOS_SMALL_DISK is not mounted by this row, so it was not tried read-only');
    return;
  }
  const { owner, space, id, body } = photo;
  const share = storedFiles(media).find((file) => file.endsWith('-og.jpg')) ?? '';
  rmSync(share, { force: true });
  remount(path.dirname(media), 'ro');
  const upload = await owner.upload(space.id, body);
  const code = (JSON.parse(upload.body) as { error_code?: string }).error_code ?? '';
  const paths = ['/', '/katalog', `/prostor/${space.url}`, '/api/catalog/new/', '/api/health/ready'];
  const reads = await Promise.all(
    [...paths, share.replace(media, '/media')].map((each) => fetchStatus(cluster.url + each)),
  );
  const sizes = await served(cluster, owner, space, id);
  remount(path.dirname(media), 'rw');
  const again = await owner.upload(space.id, body);
  findings.record(
    `read-only: an upload is ${upload.status} ${code}, pages, a share image that was not kept and ready ` +
      `${[...new Set(reads)].join(', ')}, an old photograph ${[...new Set(sizes)].join(', ')}; writable again an upload is ${again.status}`,
  );
  findings.must(
    upload.status === 503 && code === 'STORAGE_READ_ONLY',
    `a read-only folder answers uploads ${upload.status} ${code}`,
  );
  findings.must(
    share !== '' && reads.every((status) => status === 200),
    `reading answers ${reads.join(', ')} beside a read-only folder`,
  );
  findings.must(
    sizes.length > 0 && sizes.every((status) => status === 200),
    `an old photograph answers ${sizes.join(', ')}`,
  );
  findings.must(again.status < 300, `writable again an upload is answered ${again.status}`);
}

export const fullDisk: Row = {
  row: 16,
  fault: `the disk of the photographs is full (tmpfs of ${SIZE_MB} MB), then read-only`,
  required:
    'upload 503 or 507, temporary files removed, old photographs served, everything again with room; read-only only uploads suffer',
  run: runRow,
};
