import {
  ApiError,
  confirmLinkedOption,
  getLinkedOption,
  prolongLinkedOption,
  releaseLinkedOption,
  type Client,
  type LinkedOption,
} from '@prostora/api-client';
import { buildOwnerReservationUrl } from '@prostora/contracts/reservation-urls.ts';
import type { RouteHandle } from '@prostora/federation';
import {
  data,
  useLoaderData,
  useSearchParams,
  type LoaderFunctionArgs,
  type RouteObject,
} from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { optionLink as texts } from '@prostora/strings/cs/owner-links.ts';
import { ButtonLink } from '@prostora/ui';
import type { ReactNode } from 'react';
import { LinkStepForm } from '../../components/link-step-form.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { loadPrivateLink, type PrivateLink } from '../../lib/private-link.ts';
import styles from './owner-links.module.css';

type PageData = PrivateLink & { option: LinkedOption };

const handle: RouteHandle<PageData> = {
  head: () => ({
    title: texts.pageTitle,
    description: texts.pageDescription,
    canonical: null,
    robots: 'noindex',
  }),
};

const createLoader =
  (api: Client) =>
  async (args: LoaderFunctionArgs): Promise<PageData> => {
    const link = loadPrivateLink(args);
    const { option } = await getLinkedOption({
      client: api,
      path: { id: link.id },
      body: { token: link.token },
    }).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? data(null, { status: 404 }) : error;
    });
    return { ...link, option };
  };

/** Steps of an open option; the one of the mail's link stands out. */
function Steps({ id, token, option }: PageData): ReactNode {
  const api = useApi();
  const [search] = useSearchParams();
  const chosen = search.get('krok') ?? 'potvrdit';
  const path = { id, token };
  const buildAction = (step: string): string => `/api/reservations/${id}/option/${step}/${token}`;
  const getVariant = (step: string): 'primary' | 'secondary' => (step === chosen ? 'primary' : 'secondary');
  return (
    <>
      <div className={styles['steps']}>
        {option.prolonged_until && (
          <LinkStepForm
            action={buildAction('prolong')}
            variant={getVariant('prodlouzit')}
            label={texts.prolong(option.prolonged_until)}
            onStep={() => prolongLinkedOption({ client: api, path, body: {} })}
          />
        )}
        <LinkStepForm
          action={buildAction('confirm')}
          variant={getVariant('potvrdit')}
          label={texts.confirm}
          onStep={() => confirmLinkedOption({ client: api, path, body: {} })}
        />
        <LinkStepForm
          action={buildAction('release')}
          variant={getVariant('uvolnit')}
          label={texts.release}
          onStep={() => releaseLinkedOption({ client: api, path, body: {} })}
        />
      </div>
      {option.prolonged_until === null && <p className="muted">{bindSpaces(texts.lasts)}</p>}
    </>
  );
}

/** Page of an option by its mail link: prolong, confirm, release. */
function Component(): ReactNode {
  const page = useLoaderData<PageData>();
  const { option } = page;
  const { state } = option;
  const rows = [
    [texts.details.slot, texts.details.labels.slot(option.start_datetime, option.end_datetime)],
    [texts.details.customer, option.customer_name],
    [texts.details.guests, texts.details.labels.guests(option.number_of_guests)],
    [texts.details.price, option.price_label],
  ];
  return (
    <div className={`page-width ${styles['page']}`}>
      <p className="muted">{option.place}</p>
      <h1 className={styles['title']}>{bindSpaces(texts.states[state])}</h1>
      <p className={styles['lead']} role="status">
        {bindSpaces(state === 'open' ? texts.texts.open(option.option_until ?? '') : texts.texts[state])}
      </p>
      <dl className={styles['details']}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'open' && <Steps {...page} />}
      <p>
        <ButtonLink variant="ghost" to={buildOwnerReservationUrl(option.id)}>
          {texts.show}
        </ButtonLink>
      </p>
    </div>
  );
}

/** Route of the page with its loader. */
export const createOptionRoute = (api: Client): Pick<RouteObject, 'Component' | 'loader' | 'handle'> => ({
  Component,
  handle,
  loader: createLoader(api),
});
