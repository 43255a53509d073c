import {
  ApiError,
  getDayPlan,
  subscribeDayPlan,
  unsubscribeDayPlan,
  type Client,
} from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { data, useLoaderData, type LoaderFunctionArgs, type RouteObject } from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { dayPlanLink as texts } from '@prostora/strings/cs/owner-links.ts';
import { ButtonLink } from '@prostora/ui';
import type { ReactNode } from 'react';
import { LinkStepForm } from '../../components/link-step-form.tsx';
import styles from '../../components/private-link/private-link.module.css';
import { useApi } from '../../lib/api-context.tsx';
import { loadPrivateLink, privateHandle, type PrivateLink } from '../../lib/private-link.ts';

type PageData = PrivateLink & { isOn: boolean };

const handle = privateHandle(texts);

const createLoader =
  (api: Client) =>
  async (args: LoaderFunctionArgs): Promise<PageData> => {
    const link = loadPrivateLink(args);
    const { is_on: isOn } = await getDayPlan({
      client: api,
      path: { id: link.id },
      body: { token: link.token },
    }).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? data(null, { status: 404 }) : error;
    });
    return { ...link, isOn };
  };

/** Page that ends the mail about tomorrow, or starts it again. */
function Component(): ReactNode {
  const { id, token, isOn } = useLoaderData<PageData>();
  const api = useApi();
  const step = isOn ? 'unsubscribe' : 'subscribe';
  const call = isOn ? unsubscribeDayPlan : subscribeDayPlan;
  return (
    <div className={`page-width ${styles['page']}`}>
      <p className="muted">{texts.pageTitle}</p>
      <h1 className={styles['title']}>{bindSpaces(isOn ? texts.on : texts.off)}</h1>
      <p className={styles['lead']} role="status">
        {bindSpaces(isOn ? texts.onText : texts.offText)}
      </p>
      <div className={styles['steps']}>
        <LinkStepForm
          action={`/api/day-plans/${id}/${step}/${token}`}
          variant={isOn ? 'primary' : 'secondary'}
          label={isOn ? texts.unsubscribe : texts.subscribe}
          onStep={() => call({ client: api, path: { id, token }, body: {} })}
        />
      </div>
      <p>
        <ButtonLink variant="ghost" to={urls.reservations}>
          {texts.show}
        </ButtonLink>
      </p>
    </div>
  );
}

/** Route of the page with its loader. */
export const createDayPlanRoute = (api: Client): Pick<RouteObject, 'Component' | 'loader' | 'handle'> => ({
  Component,
  handle,
  loader: createLoader(api),
});
