import type { ImageProfile } from './image-profile.ts';
import { BrokenImage, makePhoto, type MadePhoto, type Picture } from './photo-making.ts';

/** One picture to make. */
export type MakerTask = { readonly body: Picture; readonly effort: number; readonly profile?: ImageProfile };

/** What came of it, and how large the process is now. */
export type MakerAnswer = (
  { readonly made: MadePhoto } | { readonly broken: string } | { readonly failed: string }
) & { readonly rss: number };

/* A child of the process that wants photographs made: it takes one picture at a time and ends with its parent. */

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
// An ordinary exit would wait for the picture in the decoder's hands; and the parent may have gone while this program was loading.
const end = (): void => void process.kill(process.pid, 'SIGKILL');
process.on('disconnect', end);
if (!process.connected) end();
// Whoever stops the whole group lets the parent finish its picture; the parent's end is the end of this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
