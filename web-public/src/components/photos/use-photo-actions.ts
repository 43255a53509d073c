import { ApiError, type SpaceDetail, type SpaceImage, type SpaceImageAnswer } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { photoTexts } from '@prostora/strings/cs/editor.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useApi } from '../../lib/api-context.tsx';

type Options = { space: SpaceDetail; authToken: string | null; onChange: (answer: SpaceImageAnswer) => void };

/** Sorts images by ids; unknown images come last. */
export function inOrder(images: readonly SpaceImage[], order: readonly number[] | null): SpaceImage[] {
  if (!order) return [...images];
  const place = new Map(order.map((id, index) => [id, index]));
  return [...images].sort(
    (a, b) => (place.get(a.id_space_image) ?? order.length) - (place.get(b.id_space_image) ?? order.length),
  );
}

const moved = (ids: readonly number[], id: number, to: number): number[] => {
  const rest = ids.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
};

/** Shows the text of the failed step and the server's message. */
const failed = (error: unknown, text: string): void =>
  showToast(error instanceof ApiError && error.message ? `${text} ${error.message}` : text, 'error');

/**
 * Optimistic changes of the photos, sent one after another so that the server applies them in the same order;
 * a refused one is reverted with a toast.
 */
export function usePhotoActions({ space, authToken, onChange }: Options) {
  const api = useApi();
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const chain = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const notify = useRef(onChange);
  useEffect(() => {
    notify.current = onChange;
  });
  const images = useMemo(
    () => inOrder(space.images, order).filter(({ id_space_image }) => !hidden.has(id_space_image)),
    [space.images, order, hidden],
  );

  const step = (call: () => Promise<SpaceImageAnswer>, undo: () => void, text: string): Promise<boolean> => {
    waiting.current += 1;
    const turn = chain.current
      .then(call)
      .then(
        (answer) => {
          notify.current(answer);
          return true;
        },
        (error: unknown) => {
          undo();
          failed(error, text);
          return false;
        },
      )
      .finally(() => {
        waiting.current -= 1;
        if (waiting.current === 0) setOrder(null);
      });
    chain.current = turn;
    return turn;
  };

  return {
    images,
    move(id: number, to: number): void {
      setOrder(
        moved(
          images.map((image) => image.id_space_image),
          id,
          to,
        ),
      );
      void step(
        () => api.spaces.moveImage(space.id, id, to, authToken),
        () => setOrder(null),
        photoTexts.errors.move,
      );
    },
    remove(id: number): Promise<boolean> {
      setHidden((ids) => new Set([...ids, id]));
      return step(
        () => api.spaces.deleteImage(space.id, id, authToken),
        () => setHidden((ids) => new Set([...ids].filter((other) => other !== id))),
        photoTexts.errors.remove,
      );
    },
    describe: (id: number, alt: string): Promise<boolean> =>
      step(
        () => api.spaces.describeImage(space.id, id, alt, authToken),
        () => undefined,
        photoTexts.errors.describe,
      ),
  };
}
