import { useCallback, useMemo } from 'react';
import { useSearchParams } from '@prostora/nav';
import { withParams } from '../../kit/table/params.ts';

const PARAM = 'space';

export type ReviewLink = {
  /** Path (`<building>/<space>`) of the reviewed space. */ url: string | null;
  buildHref: (url: string) => string;
  open: (url: string) => void;
  close: () => void;
};

/** Reviewed space stored in the URL: survives a reload, can be shared, and Back closes it. */
export function useReviewLink(): ReviewLink {
  const [params, setParams] = useSearchParams();
  const withSpace = useCallback((url: string | null) => withParams(params, { [PARAM]: url }), [params]);
  return useMemo(
    () => ({
      url: params.get(PARAM),
      buildHref: (url) => `?${withSpace(url)}`,
      open: (url) => setParams(withSpace(url), { preventScrollReset: true }),
      close: () => setParams(withSpace(null), { preventScrollReset: true }),
    }),
    [params, withSpace, setParams],
  );
}
