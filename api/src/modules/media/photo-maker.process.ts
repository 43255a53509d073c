import type { ImageProfile } from './image-profile.ts';
import { BrokenImage, makePhoto, type MadePhoto, type Picture } from './photo-making.ts';

/** One image to encode. */
export type MakerTask = { readonly body: Picture; readonly effort: number; readonly profile?: ImageProfile };

/** The result, and the current memory of the process. */
export type MakerAnswer = (
  { readonly made: MadePhoto } | { readonly broken: string } | { readonly failed: string }
) & { readonly rss: number };

/* Child process that encodes one image at a time and ends with its parent. */

async function answer({ body, effort, profile }: MakerTask): Promise<MakerAnswer> {
  try {
    const made = await makePhoto(body, effort, profile);
    return { made, rss: process.memoryUsage.rss() };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      ...(error instanceof BrokenImage ? { broken: message } : { failed: message }),
      rss: process.memoryUsage.rss(),
    };
  }
}

process.on('message', (task: MakerTask) => {
  answer(task).then(
    (result) => process.send?.(result),
    () => process.exit(1),
  );
});
// A regular exit would wait for the decoder. The parent may also have exited while this program was loading.
const end = (): void => void process.kill(process.pid, 'SIGKILL');
process.on('disconnect', end);
if (!process.connected) end();
// A signal to the process group lets the parent finish its image; this process ends with the parent.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
