import {
  ApiError,
  changeLinkedSearch,
  confirmLinkedSearch,
  getLinkedSearch,
  unsubscribeLinkedSearch,
  type AlertFrequency,
  type Client,
  type SavedSearch,
} from '@prostora/api-client';
import { ALERT_FREQUENCIES, urls } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import {
  data,
  useLoaderData,
  useRevalidator,
  type LoaderFunctionArgs,
  type RouteObject,
} from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { savedSearch as texts } from '@prostora/strings/cs/saved-search.ts';
import { Button, ButtonLink, EmptyState, SelectField } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useRef, useState, type ReactNode } from 'react';
import { LinkStepForm } from '../../components/link-step-form.tsx';
import frame from '../../components/private-link/private-link.module.css';
import { useApi } from '../../lib/api-context.tsx';
import { loadPrivateLink, privateHandle, type PrivateLink } from '../../lib/private-link.ts';
import styles from './saved-search.module.css';

type PageData = PrivateLink & { search: SavedSearch | null };

const handle = privateHandle(texts.link);

const createLoader =
  (api: Client) =>
  async (args: LoaderFunctionArgs): Promise<PageData> => {
    const link = loadPrivateLink(args);
    const { saved_search: search } = await getLinkedSearch({
      client: api,
      path: { id: link.id },
      body: { token: link.token },
    }).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? data(null, { status: 404 }) : error;
    });
    return { ...link, search };
  };

/**
 * Frequency and pause. Changes are optimistic, so that the next one builds on them, and sent one after the
 * other.
 */
function Settings({ id, token, search }: PrivateLink & { search: SavedSearch }): ReactNode {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [optimistic, setOptimistic] = useState<{ frequency: AlertFrequency; paused: boolean } | null>(null);
  const lastRequest = useRef(Promise.resolve());
  const { frequency, paused } = optimistic ?? {
    frequency: search.frequency,
    paused: search.state === 'paused',
  };
  const change = (part: Partial<NonNullable<typeof optimistic>>): void => {
    const next = { frequency, paused, ...part };
    setOptimistic(next);
    const settle = (): void => setOptimistic((present) => (present === next ? null : present));
    lastRequest.current = lastRequest.current
      .then(() =>
        changeLinkedSearch({
          client: api,
          path: { id },
          body: { token, frequency: next.frequency, paused: next.paused },
        }),
      )
      .then(async () => {
        showToast(texts.changed);
        await revalidate();
        settle();
      })
      .catch((error: unknown) => {
        settle();
        showToast(toErrorMessage(error), 'error');
      });
  };
  return (
    <div className={`${styles['settings']} needs-script`}>
      <SelectField
        label={texts.frequency}
        value={frequency}
        onChange={({ target }) => change({ frequency: target.value as AlertFrequency })}
      >
        {ALERT_FREQUENCIES.map((each) => (
          <option key={each} value={each}>
            {texts.frequencies[each]}
          </option>
        ))}
      </SelectField>
      <Button onClick={() => change({ paused: !paused })}>{paused ? texts.resume : texts.pause}</Button>
    </div>
  );
}

/** Page of a saved search by its mail link: confirm, change, pause, delete. */
function Component(): ReactNode {
  const { id, token, search } = useLoaderData<PageData>();
  const api = useApi();
  if (search === null)
    return (
      <div className="page-width">
        <h1 className="visually-hidden">{texts.link.pageTitle}</h1>
        <EmptyState
          announced="status"
          title={texts.link.gone}
          reason={texts.link.goneText}
          action={<ButtonLink to={urls.home}>{texts.link.catalogue}</ButtonLink>}
        />
      </div>
    );
  const isPaused = search.state === 'paused';
  const isNew = search.state === 'unconfirmed';
  const path = (step: string): string => `/api/saved-searches/${id}/${step}/${token}`;
  return (
    <div className={`page-width ${frame['page']}`}>
      <p className="muted">{bindSpaces(isNew ? texts.link.unconfirmed : texts.link.active)}</p>
      <h1 className={frame['title']}>{bindSpaces(search.name)}</h1>
      <p className={frame['lead']}>
        {bindSpaces(
          isNew ? texts.link.unconfirmedText : isPaused ? texts.link.pausedText : texts.link.activeText,
        )}
      </p>
      <div className={frame['steps']}>
        {isNew && (
          <LinkStepForm
            action={path('confirm')}
            variant="primary"
            label={texts.link.confirm}
            onStep={() => confirmLinkedSearch({ client: api, path: { id, token } })}
          />
        )}
        <LinkStepForm
          action={path('unsubscribe')}
          variant="secondary"
          label={texts.link.unsubscribe}
          onStep={() => unsubscribeLinkedSearch({ client: api, path: { id, token } })}
        />
      </div>
      {!isNew && <Settings id={id} token={token} search={search} />}
      <p>
        {search.url === null ? (
          bindSpaces(texts.over)
        ) : (
          <ButtonLink variant="ghost" to={search.url}>
            {texts.show}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}

/** Route of the page with its loader. */
export const createSavedSearchRoute = (
  api: Client,
): Pick<RouteObject, 'Component' | 'loader' | 'handle'> => ({
  Component,
  handle,
  loader: createLoader(api),
});
