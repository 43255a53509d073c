import { getSpaceByLink, getSpaceByUrl, type SpaceDetail, type SpaceImageAnswer } from '@prostora/api-client';
import { useEffect, useRef } from 'react';
import { useApi } from '../../lib/api-context.tsx';

const FIRST_DELAY_MS = 2000;
const MAX_DELAY_MS = 15_000;
const BACKOFF_FACTOR = 1.5;

type Options = { space: SpaceDetail; authToken: string | null; onChange: (answer: SpaceImageAnswer) => void };

/** Polls the space while its photos, panoramas or plan are processed, with increasing delays. */
export function useProcessing({ space, authToken, onChange }: Options): void {
  const api = useApi();
  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
  });
  const { url } = space;
  const processing = [
    ...space.images.map(({ id_space_image, status }) => [`photo ${id_space_image}`, status]),
    ...space.panoramas.map(({ id, status }) => [`panorama ${id}`, status]),
    ...(space.floor_plan ? [[`plan ${space.floor_plan.id}`, space.floor_plan.status]] : []),
  ]
    .flatMap(([name, status]) => (status === 'processing' ? [name] : []))
    .join();
  useEffect(() => {
    if (processing === '') return undefined;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const poll = async (delay: number): Promise<void> => {
      const { space: found, editing } = await (
        authToken
          ? getSpaceByLink({ client: api, body: { auth_token: authToken } })
          : getSpaceByUrl({ client: api, query: { url }, signal: abort.signal })
      ).catch(() => ({ space: null, editing: null }));
      if (abort.signal.aborted) return;
      if (found && editing)
        latestOnChange.current({ space: found, editing, image: null, error: null, redirect_to_url: null });
      schedule(Math.min(delay * BACKOFF_FACTOR, MAX_DELAY_MS));
    };
    const schedule = (delay: number): void => {
      timer = setTimeout(() => void poll(delay), delay);
    };
    schedule(FIRST_DELAY_MS);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [api, authToken, url, processing]);
}
