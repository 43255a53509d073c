import type { ComparedSpace, Selection } from '@prostora/api-client';
import { VOTE_ANSWERS } from '@prostora/contracts/selections.ts';
import { Link } from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { selection as texts } from '@prostora/strings/cs/selection.ts';
import { CircleAlert, Picture, Tag, formatSpacePlace, getSpaceTitle } from '@prostora/ui';
import type { ReactNode } from 'react';
import { buildOfferUrl } from '../offer-url.ts';
import { buildEventRows, type ComparedEvent } from '../event-rows.ts';
import styles from './selection.module.css';

type Props = {
  selection: Selection;
  space: ComparedSpace;
  compared: ComparedEvent;
  /** Below what the space offers: the vote, or the step of the sender. */
  children: ReactNode;
};

/** A space of a selection with its present offer and its votes. */
export function SelectedSpace({ selection, space, compared, children }: Props): ReactNode {
  const { card } = space;
  const title = getSpaceTitle(card);
  const counts = selection.counts.find(({ space_id: id }) => id === card.id);
  return (
    <li className={styles['space']}>
      <div className={styles['photo']}>
        <Picture image={card.image} sizes="(max-width: 600px) calc(100vw - 40px), 280px" alt="" />
      </div>
      <div>
        <h2 className={styles['name']}>
          <Link to={buildOfferUrl(space, selection.event)}>{bindSpaces(title)}</Link>
          {selection.chosen_space_id === card.id && <Tag>{texts.chosen}</Tag>}
        </h2>
        <p className="muted">{formatSpacePlace(card)}</p>
        <dl className={styles['rows']}>
          {buildEventRows([space], compared).map(({ name, cells: [cell] }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={cell?.isProblem ? styles['problem'] : undefined}>
                {cell?.isProblem && <CircleAlert aria-hidden />}
                {bindSpaces(cell?.text ?? '')}
              </dd>
            </div>
          ))}
        </dl>
        {counts && <p className={styles['counts']}>{texts.counts(counts)}</p>}
        {selection.votes && <Names votes={selection.votes} spaceId={card.id} />}
        {children}
      </div>
    </li>
  );
}

/** Names of the voters on a space, by their answer. */
function Names({ votes, spaceId }: { votes: NonNullable<Selection['votes']>; spaceId: number }): ReactNode {
  const lines = VOTE_ANSWERS.flatMap((answer) => {
    const names = votes
      .filter(({ answers }) => answers.some((one) => one.space_id === spaceId && one.answer === answer))
      .map(({ name }) => name || texts.nameless);
    return names.length === 0 ? [] : [{ answer, text: texts.names(answer, names) }];
  });
  return (
    lines.length > 0 && (
      <ul className={styles['names']}>
        {lines.map(({ answer, text }) => (
          <li key={answer}>{text}</li>
        ))}
      </ul>
    )
  );
}
