import type { ImageProfile } from './image-profile.ts';
import { BrokenImageError, encodePhoto, type EncodedPhoto, type ImageInput } from './photo-encoding.ts';

/** One image to encode. */
export type WorkerTask = {
  readonly body: ImageInput;
  readonly effort: number;
  readonly profile?: ImageProfile;
};

/** The result, and the current memory of the process. */
export type WorkerAnswer = (
  | { readonly made: EncodedPhoto }
  | { readonly broken: string }
  | { readonly failed: string }
) & { readonly rss: number };

/* Child process that encodes one image at a time and ends with its parent. */

async function handleTask({ body, effort, profile }: WorkerTask): Promise<WorkerAnswer> {
  try {
    const made = await encodePhoto(body, effort, profile);
    return { made, rss: process.memoryUsage.rss() };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      ...(error instanceof BrokenImageError ? { broken: message } : { failed: message }),
      rss: process.memoryUsage.rss(),
    };
  }
}

process.on('message', (task: WorkerTask) => {
  handleTask(task).then(
    (result) => process.send?.(result),
    () => process.exit(1),
  );
});
// A regular exit would wait for the decoder. The parent may also have exited while this program was loading.
const terminate = (): void => void process.kill(process.pid, 'SIGKILL');
process.on('disconnect', terminate);
if (!process.connected) terminate();
// A signal to the process group lets the parent finish its image; this process ends with the parent.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
