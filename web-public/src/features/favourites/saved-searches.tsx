import type { AlertFrequency, SavedSearch } from '@prostora/api-client';
import { ALERT_FREQUENCIES, urls } from '@prostora/contracts';
import { openLogin } from '@prostora/federation';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { bindSpaces } from '@prostora/strings';
import { savedSearch as texts } from '@prostora/strings/cs/saved-search.ts';
import { Button, ButtonLink, EmptyState, SelectField, Skeleton } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import type { ReactNode } from 'react';
import styles from './favourites.module.css';
import { useSavedSearches, type SearchActions } from './use-saved-searches.ts';

/** Saved searches of the account. Those of guests are managed by the links of their mails. */
export function SavedSearches(): ReactNode {
  const { status } = useSessionState();
  if (status === 'unknown') return <LoadingSkeleton />;
  if (status === 'anonymous')
    return (
      <EmptyState
        title={texts.signIn.title}
        reason={texts.signIn.reason}
        action={
          <Button variant="dark" onClick={openLogin}>
            {texts.signIn.action}
          </Button>
        }
      />
    );
  return <OwnSearches />;
}

const LoadingSkeleton = (): ReactNode => (
  <div role="status">
    <span className="visually-hidden">{texts.loading}</span>
    <Skeleton className={styles['search']} />
    <Skeleton className={styles['search']} />
  </div>
);

function OwnSearches(): ReactNode {
  const { searches, failure, retry, ...steps } = useSavedSearches();
  if (failure !== null && searches === null)
    return (
      <EmptyState
        announced="alert"
        title={texts.failed}
        reason={toErrorMessage(failure)}
        action={<Button onClick={retry}>{texts.retry}</Button>}
      />
    );
  if (searches === null) return <LoadingSkeleton />;
  if (searches.length === 0)
    return (
      <EmptyState
        title={texts.empty.title}
        reason={texts.empty.reason}
        action={<ButtonLink to={urls.home}>{texts.empty.action}</ButtonLink>}
      />
    );
  return (
    <ul>
      {searches.map((search) => (
        <SearchRow key={search.id} search={search} steps={steps} />
      ))}
    </ul>
  );
}

function SearchRow({ search, steps }: { search: SavedSearch; steps: SearchActions }): ReactNode {
  const { name, frequency, state, url } = search;
  const isPaused = state === 'paused';
  const pauseLabel = isPaused ? texts.resume : texts.pause;
  return (
    <li className={styles['search']}>
      <div className={styles['about']}>
        <h2>{bindSpaces(name)}</h2>
        {url === null ? (
          <p className="muted small">{bindSpaces(texts.over)}</p>
        ) : (
          isPaused && <p className="muted small">{texts.paused}</p>
        )}
      </div>
      <SelectField
        className={styles['often']}
        label={texts.frequency}
        aria-label={texts.of(texts.frequency, name)}
        value={frequency}
        onChange={({ target }) => void steps.change(search, { frequency: target.value as AlertFrequency })}
      >
        {ALERT_FREQUENCIES.map((each) => (
          <option key={each} value={each}>
            {texts.frequencies[each]}
          </option>
        ))}
      </SelectField>
      {url !== null && (
        <ButtonLink size="sm" to={url} aria-label={texts.of(texts.show, name)}>
          {texts.show}
        </ButtonLink>
      )}
      <Button
        size="sm"
        aria-label={texts.of(pauseLabel, name)}
        onClick={() => void steps.change(search, { paused: !isPaused })}
      >
        {pauseLabel}
      </Button>
      <Button
        size="sm"
        variant="danger"
        aria-label={texts.of(texts.remove, name)}
        onClick={() => void steps.remove(search)}
      >
        {texts.remove}
      </Button>
    </li>
  );
}
