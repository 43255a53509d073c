import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { waitUntil } from '../processes/process-facts.ts';
import { addressesOf, PhotoClient, storedFiles } from '../testing/photo-client.ts';
import { startCast, type Cast } from './cast.ts';
import type { Findings, Row } from './findings.ts';
import type { Ground } from './ground.ts';
import { ownSpace, photographs } from './photographs.ts';

const SIZE_MB = 64;

/** A small file system of its own where the photographs go. Only root may mount; elsewhere a small disk must be given. */
function smallDisk(ground: Ground): string {
  const given = process.env['CHAOS_SMALL_DISK'];
  if (given) return given;
  const folder = path.join(ground.folder, 'small-disk');
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'prostora-chaos', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`No small disk could be mounted (${stderr.trim()}): run as root, or name an empty folder on a disk of about ${SIZE_MB} MB in CHAOS_SMALL_DISK.`);
  ground.onEnd(() => {
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

const incoming = (media: string): string[] => (existsSync(path.join(media, '.incoming')) ? readdirSync(path.join(media, '.incoming')) : []);

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

async function served(cast: Cast, owner: PhotoClient, space: { url: string }, id: number): Promise<number[]> {
  const photo = (await owner.photos(space.url)).get(id);
  const addresses = photo ? addressesOf(photo) : [];
  return Promise.all(addresses.map(async (address) => {
    const response = await fetch(cast.url + address);
    return (await response.arrayBuffer()).byteLength > 0 ? response.status : 0;
  }));
}

async function judge(ground: Ground, found: Findings): Promise<void> {
  const copy = await ground.copy();
  const media = path.join(smallDisk(ground), 'media');
  const cast = await startCast(ground, '16', { apis: 1, workers: 1, given: { ...copy, media } });
  const owner = new PhotoClient(cast.url);
  await owner.login('majitel@prostora.test', 'Majitel1234');
  const space = await ownSpace(cast.databaseUrl);
  const isReady = async (id: number): Promise<boolean> => (await owner.photos(space.url)).get(id)?.status === 'ready';
  const [early, unlucky, ...refused] = (await photographs(8)) as [Buffer, Buffer, ...Buffer[]];
  const old = (await owner.upload(space.id, early)).image?.id_space_image ?? 0;
  found.must(await waitUntil(() => isReady(old), 30_000, 200), 'a photograph with room is not made');
  // One is taken in while there is room for it, and none for what is made of it.
  await cast.workers[0]?.stop();
  const waiting = (await owner.upload(space.id, unlucky)).image?.id_space_image ?? 0;
  const ballast = fill(media);
  await cast.workers[0]?.start();
  const before = storedFiles(media).length;
  const answers = [];
  for (const body of refused) answers.push(await owner.upload(space.id, body));
  const old200 = await served(cast, owner, space, old);
  const [left, after] = [incoming(media).length, storedFiles(media).length];
  rmSync(ballast, { force: true });
  const again = await owner.upload(space.id, refused[0] as Buffer);
  const areMade = await waitUntil(async () => (await isReady(waiting)) && (await isReady(again.image?.id_space_image ?? 0)), 60_000, 250);
  found.tell(`${refused.length} uploads to a full disk: ${[...new Set(answers.map(({ status }) => status))].join(', ')}; ${left} temporary files left, ${after - before} stored files more; ${old200.length} sizes of an old photograph served (${[...new Set(old200)].join(', ')}); with room again an upload is ${again.status}, and what waited is ${areMade ? 'made' : 'NOT made'}`);
  found.must(answers.every(({ status }) => [503, 507].includes(status)), `uploads were answered with ${answers.map(({ status }) => status).join(', ')}`);
  found.must(left === 0 && incoming(media).length === 0, `${left} temporary files were left`);
  found.must(after === before, `${after - before} files appeared on a full disk`);
  found.must(old200.length > 0 && old200.every((status) => status === 200), `an old photograph is served with ${old200.join(', ')}`);
  found.must(again.status < 300 && areMade, 'with room again not everything works');
}

export const fullDisk: Row = {
  row: 16,
  fault: `the disk of the photographs is full (tmpfs of ${SIZE_MB} MB)`,
  required: 'upload 503 or 507, temporary files removed, old photographs served, everything again with room',
  run: judge,
};
