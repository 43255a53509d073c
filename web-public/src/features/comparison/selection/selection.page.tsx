import type { Client } from '@prostora/api-client';
import { FAVOURITES, appendSearch, urls } from '@prostora/contracts';
import { Link, useLoaderData, type RouteObject } from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { listEventDetails, listEventTimes } from '@prostora/strings/cs/event.ts';
import { comparison } from '@prostora/strings/cs/favourites.ts';
import { privateLink } from '@prostora/strings/cs/private-link.ts';
import { selection as texts } from '@prostora/strings/cs/selection.ts';
import { ButtonLink, getSpaceTitle } from '@prostora/ui';
import type { ReactNode } from 'react';
import { EventNotices } from '../../../components/event/event-row.tsx';
import frame from '../../../components/private-link/private-link.module.css';
import { privateHandle } from '../../../lib/private-link.ts';
import { SelectedSpace } from './selected-space.tsx';
import { createSelectionLoader, type SelectionData } from './selection.loader.ts';
import styles from './selection.module.css';
import { DeleteSelection, ShareLink, TakeSpace } from './sender-steps.tsx';
import { useVote } from './use-vote.ts';
import { AnswerField, VoteSubmit } from './vote-fields.tsx';

const handle = privateHandle(texts);

/** A selection of spaces: the sender shares it, sees the tally and takes one; others vote. */
function Component(): ReactNode {
  const data = useLoaderData<SelectionData>();
  const { id, selection, event, notices, purposeName } = data;
  const { spaces, gone, voter_token: voterToken } = selection;
  const chosen = spaces.find(({ card }) => card.id === selection.chosen_space_id);
  const parts = [...listEventTimes(event), ...listEventDetails(event, purposeName)];
  return (
    <div className={`page-width ${frame['page']}`}>
      <h1 className={frame['title']}>{texts.title}</h1>
      {parts.length > 0 && <p className={frame['lead']}>{bindSpaces(parts.join(' · '))}</p>}
      <EventNotices notices={notices} />
      {chosen && (
        <p className={styles['note']} role="status">
          <b>{bindSpaces(texts.chosenText(getSpaceTitle(chosen.card)))}</b>
        </p>
      )}
      {gone.length > 0 && (
        <p className={styles['note']}>
          {bindSpaces(texts.gone(gone.length))}{' '}
          <Link className="text-link" to={gone[0]?.similar_url ?? urls.home}>
            {comparison.similar}
          </Link>
        </p>
      )}
      <noscript>
        <p className={styles['note']}>{privateLink.needsScript}</p>
      </noscript>
      {voterToken !== null && <ShareLink id={id} voterToken={voterToken} />}
      <p className={styles['voters']}>{texts.voters(selection.voters)}</p>
      {selection.is_sender ? <SenderList {...data} /> : <VoteForm {...data} />}
      <footer className={styles['footer']}>
        {spaces.length > 1 && (
          <ButtonLink
            variant="ghost"
            to={appendSearch(
              urls.comparison(spaces.slice(0, FAVOURITES.compared).map(({ card }) => card.id)),
              selection.event,
            )}
          >
            {texts.compare}
          </ButtonLink>
        )}
        <span>{bindSpaces(texts.expires(selection.expires_at))}</span>
        {selection.is_sender && <DeleteSelection link={data} query={selection.event} />}
      </footer>
    </div>
  );
}

const SenderList = (data: SelectionData): ReactNode => (
  <ul className={styles['spaces']}>
    {data.selection.spaces.map((space) => (
      <SelectedSpace key={space.card.id} selection={data.selection} space={space} compared={data}>
        <TakeSpace link={data} space={space} query={data.selection.event} />
      </SelectedSpace>
    ))}
  </ul>
);

function VoteForm(data: SelectionData): ReactNode {
  const { spaces } = data.selection;
  const voting = useVote(
    data,
    spaces.map(({ card }) => card.id),
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void voting.send();
      }}
    >
      <ul className={styles['spaces']}>
        {spaces.map((space) => (
          <SelectedSpace key={space.card.id} selection={data.selection} space={space} compared={data}>
            <AnswerField voting={voting} spaceId={space.card.id} title={getSpaceTitle(space.card)} />
          </SelectedSpace>
        ))}
      </ul>
      {spaces.length > 0 && <VoteSubmit voting={voting} />}
    </form>
  );
}

/** Route of the page with its loader. */
export const createSelectionRoute = (api: Client): Pick<RouteObject, 'Component' | 'loader' | 'handle'> => ({
  Component,
  handle,
  loader: createSelectionLoader(api),
});
