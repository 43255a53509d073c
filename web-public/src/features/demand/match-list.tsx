import type { DemandMatches } from '@prostora/api-client';
import { BOOKING, urls } from '@prostora/contracts';
import { useEventSearch } from '@prostora/federation/use-event-search.ts';
import { Link } from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { demand } from '@prostora/strings/cs/demand.ts';
import { offerTexts } from '@prostora/strings/cs/offer.ts';
import { formatSpaceSizes } from '@prostora/strings/cs/ui.ts';
import { Button, Check, CheckField, Chip, Picture, getSpaceTitle } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import styles from './matches.module.css';

const texts = demand.matches;
/** Number of spaces shown at first; more would hide the rest of the form on a phone. */
const INITIAL_COUNT = 6;

type MatchingSpace = DemandMatches['spaces'][number];
type CardProps = { space: MatchingSpace; picked: boolean; disabled: boolean; onToggle: () => void };

function formatOffer({ total, complete }: NonNullable<MatchingSpace['offer_for_me']>): string {
  if (total === null) return offerTexts.byAgreement;
  return complete ? offerTexts.total(total) : `${offerTexts.total(total)}, ${offerTexts.estimate}`;
}

function MatchCard({ space, picked, disabled, onToggle }: CardProps): ReactNode {
  const { offer_for_me: offer } = space;
  const title = getSpaceTitle(space);
  const query = useEventSearch();
  const details = [space.city, ...formatSpaceSizes(space)].filter(Boolean).join(' · ');
  return (
    <li className={styles['match']}>
      <span className={styles['thumb']}>
        <Picture image={space.image} sizes="76px" alt="" />
      </span>
      <div className={styles['about']}>
        <Link className={styles['name']} to={urls.space(space.url) + query}>
          {bindSpaces(title)}
        </Link>
        <p className="small muted tabular">{bindSpaces(details)}</p>
        {offer && <p className={`small ${styles['price']}`}>{formatOffer(offer)}</p>}
        <CheckField
          className={styles['pick']}
          checked={picked}
          disabled={disabled}
          onChange={onToggle}
          label={
            <>
              {texts.pick}
              <span className="visually-hidden">: {title}</span>
            </>
          }
        />
      </div>
    </li>
  );
}

type ListProps = {
  spaces: readonly MatchingSpace[];
  total: number;
  picked: readonly number[];
  onPick: (ids: number[]) => void;
};

/** Matching spaces: the sender picks up to five, or leaves the selection to the operator. */
export function MatchList({ spaces, total, picked, onPick }: ListProps): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll
    ? spaces
    : spaces.filter(({ id }, index) => index < INITIAL_COUNT || picked.includes(id));
  const isFull = picked.length >= BOOKING.demandSpaces;
  const toggle = (id: number): void =>
    onPick(
      picked.includes(id)
        ? picked.filter((other) => other !== id)
        : [...picked, id].slice(0, BOOKING.demandSpaces),
    );
  const isAutomatic = picked.length === 0;
  return (
    <div role="group" aria-label={texts.who}>
      <Chip
        className={styles['forMe']}
        aria-pressed={isAutomatic}
        icon={isAutomatic ? <Check aria-hidden /> : undefined}
        onClick={() => onPick([])}
      >
        {texts.forMe}
      </Chip>
      <p className={styles['hint']} role="status">
        {isAutomatic ? texts.forMeHint : texts.picked(picked.length, BOOKING.demandSpaces)}
      </p>
      <ul className={styles['list']}>
        {shown.map((space) => (
          <MatchCard
            key={space.id}
            space={space}
            picked={picked.includes(space.id)}
            disabled={isFull && !picked.includes(space.id)}
            onToggle={() => toggle(space.id)}
          />
        ))}
      </ul>
      {shown.length < spaces.length && (
        <Button variant="ghost" size="sm" onClick={() => setShowsAll(true)}>
          {texts.showMore}
        </Button>
      )}
      {shown.length === spaces.length && total > spaces.length && (
        <p className="small muted">{texts.more(total - spaces.length)}</p>
      )}
    </div>
  );
}
