import { readdirSync, readFileSync } from 'node:fs';

export type Photo = {
  id_space_image: number;
  status: 'processing' | 'ready' | 'failed';
  url: string | null;
  failure?: string;
  sources: { type: string; srcset: string }[];
  width: number | null;
  height: number | null;
};
export type Uploaded = { status: number; image: Photo | null; body: string };

/** Requests of an owner about photographs. */
export class PhotoClient {
  private token = '';
  readonly base: string;

  constructor(base: string) {
    this.base = base;
  }

  async login(username: string, password: string): Promise<void> {
    const response = await fetch(`${this.base}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    this.token = ((await response.json()) as { token: string }).token;
  }

  get authorization(): Record<string, string> {
    return { authorization: `Bearer ${this.token}` };
  }

  async upload(spaceId: number, body: Uint8Array, name = 'foto.jpg'): Promise<Uploaded> {
    const form = new FormData();
    form.set('space', String(spaceId));
    form.set('file', new Blob([new Uint8Array(body)], { type: 'image/jpeg' }), name);
    const response = await fetch(`${this.base}/api/space/image/`, {
      method: 'PUT',
      headers: this.authorization,
      body: form,
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text,
      image: response.ok ? (JSON.parse(text) as { image: Photo }).image : null,
    };
  }

  async photos(url: string): Promise<Map<number, Photo>> {
    const response = await fetch(`${this.base}/api/space/?url=${encodeURIComponent(url)}`, {
      headers: this.authorization,
    });
    const { space } = (await response.json()) as { space: { images: Photo[] } };
    return new Map(space.images.map((image) => [image.id_space_image, image]));
  }

  async move(spaceId: number, photoId: number, position: number): Promise<void> {
    const response = await fetch(`${this.base}/api/space/image/move`, {
      method: 'POST',
      headers: { ...this.authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ space_id: spaceId, space_image_id: photoId, position }),
    });
    if (!response.ok) throw new Error(`move: ${response.status} ${await response.text()}`);
  }
}

/** URLs of all stored sizes of a photograph. */
export const listPhotoUrls = (photo: Photo): string[] =>
  photo.sources.flatMap(({ srcset }) => srcset.split(', ').map((entry) => entry.split(' ')[0] ?? ''));

/** Ids of a process and of its descendants. */
export const listProcessTree = (pid: number): number[] => [
  pid,
  ...listChildren(pid).flatMap(listProcessTree),
];

/** None after the end of the process, which may come between two reads. */
function listChildren(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** Resident memory of a process in megabytes; 0 after its end. */
export function residentMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Samples the peak resident memory of a process and of its children in megabytes. */
export function watchMemory(pid: () => number | undefined): {
  peak(): { self: number; children: number };
  stop(): void;
} {
  const peak = { self: 0, children: 0 };
  const timer = setInterval(() => {
    const [self, ...children] = listProcessTree(pid() ?? 0);
    peak.self = Math.max(peak.self, residentMb(self ?? 0));
    peak.children = Math.max(peak.children, ...children.map(residentMb));
  }, 10);
  return { peak: () => ({ ...peak }), stop: () => clearInterval(timer) };
}

/** Files in a folder and its sub-folders, without temporary files of uploads. */
export const listStoredFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((name) => !name.includes('/.incoming/'));
