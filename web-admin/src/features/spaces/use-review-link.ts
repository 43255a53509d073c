import { useCallback, useMemo } from 'react';
import { useSearchParams } from '@prostora/nav';
import { withParams } from '../../kit/params.ts';

const PARAM = 'space';

export type ReviewLink = {
  /** Address (`<building>/<space>`) of the space under review. */ url: string | null;
  hrefOf: (url: string) => string;
  open: (url: string) => void;
  close: () => void;
};

/** Which space is being reviewed is part of the address: it survives a reload, can be sent to a colleague, and Back closes it. */
export function useReviewLink(): ReviewLink {
  const [params, setParams] = useSearchParams();
  const withSpace = useCallback((url: string | null) => withParams(params, { [PARAM]: url }), [params]);
  return useMemo(
    () => ({
      url: params.get(PARAM),
      hrefOf: (url) => `?${withSpace(url)}`,
      open: (url) => setParams(withSpace(url), { preventScrollReset: true }),
      close: () => setParams(withSpace(null), { preventScrollReset: true }),
    }),
    [params, withSpace, setParams],
  );
}
