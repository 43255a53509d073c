import type { DemandMatches } from '@prostora/api-client';
import { Link } from '@prostora/nav';
import { demand } from '@prostora/strings/cs/demand.ts';
import { formatByAgreement, formatMismatches } from '@prostora/strings/cs/match-summary.ts';
import { Button, FormError, Picture, Skeleton } from '@prostora/ui';
import type { ReactNode } from 'react';
import { MatchList } from './match-list.tsx';
import styles from './matches.module.css';
import type { RelaxationKind, Matches } from './use-matches.ts';

const texts = demand.matches;

type Props = {
  matches: Matches;
  picked: readonly number[];
  failure: string | undefined;
  /** The catalogue of the same event. */
  catalogUrl: string;
  /** The budget is compared only with a day. */
  isBudgetWaiting: boolean;
  onPick: (ids: number[]) => void;
  onLoosen: (kind: RelaxationKind) => void;
};

function NoMatches({ matches, onLoosen }: Pick<Props, 'matches' | 'onLoosen'>): ReactNode {
  return (
    <div className={styles['none']}>
      <p>
        <b>{texts.none}</b>
      </p>
      <p className="small muted">{matches.relaxations.length > 0 ? texts.noneHint : texts.noneAtAll}</p>
      {matches.relaxations.map(({ kind, total }) => (
        <Button key={kind} size="sm" onClick={() => onLoosen(kind)}>
          {texts.without[kind]}: {texts.gives(total)}
        </Button>
      ))}
    </div>
  );
}

const LoadingSkeleton = (): ReactNode => (
  <div className={styles['bones']} role="status" aria-label={texts.loading}>
    {[1, 2, 3].map((bone) => (
      <Skeleton key={bone} className={styles['bone']} />
    ))}
  </div>
);

type SummaryProps = Pick<Props, 'catalogUrl' | 'isBudgetWaiting'> & { found: DemandMatches };

/** Why other spaces do not fit, and what the totals are computed for. */
function Summary({ found, catalogUrl, isBudgetWaiting }: SummaryProps): ReactNode {
  const offer = found.spaces.find(({ offer_for_me }) => offer_for_me?.assumed_hours)?.offer_for_me;
  const lines = [
    formatByAgreement(found),
    formatMismatches(found),
    isBudgetWaiting ? texts.budgetWaits : '',
    offer ? texts.assumedHours(offer.start_datetime, offer.end_datetime) : '',
  ].filter(Boolean);
  return (
    <div className={styles['summary']} aria-live="polite">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <Link className="text-link" to={catalogUrl}>
          {texts.inCatalog}
        </Link>
      </p>
    </div>
  );
}

/** Matching spaces of the demand; a live region announces their number. */
export function MatchesPanel({
  matches,
  picked,
  failure,
  catalogUrl,
  isBudgetWaiting,
  onPick,
  onLoosen,
}: Props): ReactNode {
  const { found, status } = matches;
  const photo = found?.spaces.find((space) => space.image?.url)?.image ?? null;
  return (
    <section className={styles['panel']} aria-label={texts.label} aria-busy={status === 'loading'}>
      {photo && (
        <div className={styles['photo']}>
          <Picture image={photo} sizes="(max-width: 1024px) 0px, 420px" alt="" />
        </div>
      )}
      <p className={styles['head']} aria-live="polite">
        <span>{texts.title}</span>
        {found && <b className={styles['total']}>{texts.count(found.total)}</b>}
      </p>
      {found && <Summary found={found} catalogUrl={catalogUrl} isBudgetWaiting={isBudgetWaiting} />}
      <FormError>{failure}</FormError>
      {status === 'failed' && (
        <div className={styles['none']} role="status">
          <p className="small muted">{texts.failed}</p>
          <Button size="sm" onClick={matches.retry}>
            {texts.retry}
          </Button>
        </div>
      )}
      {!found && status !== 'failed' && <LoadingSkeleton />}
      {found && found.total === 0 && <NoMatches matches={matches} onLoosen={onLoosen} />}
      {found && found.total > 0 && (
        <MatchList spaces={found.spaces} total={found.total} picked={picked} onPick={onPick} />
      )}
    </section>
  );
}
