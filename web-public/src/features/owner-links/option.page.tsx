import {
  confirmLinkedOption,
  getLinkedOption,
  prolongLinkedOption,
  releaseLinkedOption,
  type LinkedOption,
} from '@prostora/api-client';
import { buildOwnerReservationUrl, type OptionStep } from '@prostora/contracts/reservation-urls.ts';
import { openLogin, showToast } from '@prostora/federation';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { useSearchParams } from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { impersonationLimits } from '@prostora/strings/cs/impersonation-limits.ts';
import { optionLink as texts } from '@prostora/strings/cs/owner-links.ts';
import { Button, ButtonLink } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useCallback, useState, type ReactNode } from 'react';
import {
  PrivateLinkPage,
  PrivatePageFailure,
  PrivatePageSkeleton,
} from '../../components/private-link/private-link-page.tsx';
import frame from '../../components/private-link/private-link.module.css';
import { useApi } from '../../lib/api-context.tsx';
import { useIsImpersonating } from '../../lib/use-rights.ts';
import { privateHandle, type PrivateLink } from '../../lib/private-link.ts';
import { usePrivatePage } from '../../lib/use-private-page.ts';
import styles from './owner-links.module.css';

export const handle = privateHandle(texts);

const CALLS = {
  prodlouzit: prolongLinkedOption,
  potvrdit: confirmLinkedOption,
  uvolnit: releaseLinkedOption,
} as const satisfies Record<OptionStep, unknown>;

type StepsProps = {
  link: PrivateLink;
  option: LinkedOption;
  onChanged: (option: LinkedOption) => void;
  onStale: () => void;
};

/** Steps of an open option; the one of the mail's link stands out. */
function Steps({ link, option, onChanged, onStale }: StepsProps): ReactNode {
  const api = useApi();
  const isImpersonating = useIsImpersonating();
  const [search] = useSearchParams();
  const [sending, setSending] = useState<OptionStep | null>(null);
  const chosen = search.get('krok') ?? 'potvrdit';
  const take = async (step: OptionStep): Promise<void> => {
    setSending(step);
    try {
      onChanged((await CALLS[step]({ client: api, path: link, body: {} })).option);
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
      onStale();
    }
    setSending(null);
  };
  const steps: readonly (readonly [OptionStep, string])[] = [
    ...(option.prolonged_until === null
      ? []
      : [['prodlouzit', texts.prolong(option.prolonged_until)] as const]),
    ['potvrdit', texts.confirm],
    ['uvolnit', texts.release],
  ];
  if (isImpersonating) return <p>{bindSpaces(impersonationLimits.option)}</p>;
  return (
    <>
      <div className={frame['steps']}>
        {steps.map(([step, label]) => (
          <Button
            key={step}
            size="lg"
            variant={step === chosen ? 'primary' : 'secondary'}
            sending={sending === step}
            disabled={sending !== null && sending !== step}
            onClick={() => void take(step)}
          >
            {label}
          </Button>
        ))}
      </div>
      {option.prolonged_until === null && <p className="muted">{bindSpaces(texts.lasts)}</p>}
    </>
  );
}

/** The link shows the option; a decision needs a login. */
function LoginNote(): ReactNode {
  return (
    <>
      <p>{bindSpaces(texts.login.text)}</p>
      <div className={frame['steps']}>
        <Button variant="primary" size="lg" onClick={openLogin}>
          {texts.login.open}
        </Button>
      </div>
    </>
  );
}

/** Page of an option by its mail link: prolong, confirm, release after a login. Loaded in the browser only. */
export const Component = (): ReactNode => (
  <PrivateLinkPage>{(link) => <Page key={link.token} link={link} />}</PrivateLinkPage>
);

function Page({ link }: { link: PrivateLink }): ReactNode {
  const api = useApi();
  const { id, token } = link;
  const { user } = useSessionState();
  const page = usePrivatePage(
    useCallback(
      async () => (await getLinkedOption({ client: api, path: { id }, body: { token } })).option,
      [api, id, token],
    ),
  );
  const option = page.data;
  if (page.failure) return <PrivatePageFailure page={page} title={texts.failedTitle} />;
  if (!option) return <PrivatePageSkeleton />;
  const { state } = option;
  const rows = [
    [texts.details.slot, texts.details.labels.slot(option.start_datetime, option.end_datetime)],
    [texts.details.customer, option.customer_name],
    [texts.details.guests, texts.details.labels.guests(option.number_of_guests)],
    [texts.details.price, option.price_label],
  ];
  return (
    <>
      <p className="muted">{option.place}</p>
      <h1 className={frame['title']}>{bindSpaces(texts.states[state])}</h1>
      <p className={frame['lead']} role="status">
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
      {state === 'open' &&
        (user ? (
          <Steps link={link} option={option} onChanged={page.show} onStale={page.reload} />
        ) : (
          <LoginNote />
        ))}
      <p>
        <ButtonLink variant="ghost" to={buildOwnerReservationUrl(option.id)}>
          {texts.show}
        </ButtonLink>
      </p>
    </>
  );
}
