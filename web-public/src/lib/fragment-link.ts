import { data, useLoaderData, useLocation, useNavigate, type LoaderFunctionArgs } from '@prostora/nav';
import { useEffect, useState } from 'react';
import type { PrivateLink } from './private-link.ts';

/** Parameters of the path; links of former releases have their token in it. */
type LinkAddress = { id: number; token: string | null };

const TOKEN = /^[\w.~-]{8,500}$/u;

/** Loader of `/:id/:token?`: answers 404 to malformed parameters. */
export function loadLinkAddress({ params }: LoaderFunctionArgs): LinkAddress {
  const { id = '', token = null } = params;
  if (!/^[1-9]\d{0,8}$/u.test(id) || (token !== null && !TOKEN.test(token)))
    throw data(null, { status: 404 });
  return { id: Number(id), token };
}

/**
 * The private link of the page: its token is in the fragment, where a token of the path is moved.
 * @returns undefined until mounted, so that the first render equals the server's; null without a token
 */
export function useFragmentLink(): PrivateLink | null | undefined {
  const { id, token } = useLoaderData<LinkAddress>();
  const { search, pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<LinkAddress>();
  useEffect(() => {
    if (token === null) {
      setLink({ id, token: new URLSearchParams(hash.slice(1)).get('token') });
      return;
    }
    const path = pathname.replace(/\/[^/]+\/?$/u, '');
    const rest = hash === '' ? '' : `&${hash.slice(1)}`;
    void navigate(`${path}${search}#token=${token}${rest}`, { replace: true });
  }, [id, token, pathname, search, hash, navigate]);
  if (token !== null || link?.id !== id) return undefined;
  return link.token !== null && TOKEN.test(link.token) ? { id, token: link.token } : null;
}
