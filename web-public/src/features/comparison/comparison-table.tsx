import type { ComparedSpace } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link, useLocation } from '@prostora/nav';
import { bindHyphens, bindSpaces } from '@prostora/strings';
import { comparison as texts } from '@prostora/strings/cs/favourites.ts';
import {
  ArrowRight,
  ButtonLink,
  Check,
  CircleAlert,
  Picture,
  PriceLevel,
  X,
  getSpaceTitle,
} from '@prostora/ui';
import { Minus } from '@prostora/ui/page-icons.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { buildComparisonUrl } from './comparison.loader.ts';
import type { Cell, Row } from './comparison-rows.ts';
import styles from './comparison.module.css';
import { buildOfferUrl } from './offer-url.ts';

type Props = {
  spaces: readonly ComparedSpace[];
  rows: readonly Row[];
  onlyDifferences: boolean;
  /** Query string of the visitor's event. */
  query: string;
};

/** Spaces as columns; row names are sticky while the table scrolls sideways. */
export function ComparisonTable({ spaces, rows, onlyDifferences, query }: Props): ReactNode {
  const ids = spaces.map(({ card }) => card.id);
  const region = useRef<HTMLDivElement>(null);
  const isRemoving = useRef(false);
  // The link that removed a space is gone with it: move the focus to the table.
  useEffect(() => {
    if (isRemoving.current) region.current?.focus({ preventScroll: true });
    isRemoving.current = false;
  }, [spaces.length]);
  const groups = [...Map.groupBy(rows, ({ group }) => group)];
  return (
    <>
      {spaces.length > 1 && (
        <p className={styles['hint']} aria-hidden="true">
          {texts.scrollHint}
          <ArrowRight />
        </p>
      )}
      <div ref={region} className={styles['scroll']} role="region" aria-label={texts.table} tabIndex={0}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col" className={styles['corner']}>
                <span className="visually-hidden">{texts.property}</span>
              </th>
              {spaces.map((space) => (
                <SpaceHead
                  key={space.card.id}
                  space={space}
                  without={buildComparisonUrl(
                    ids.filter((id) => id !== space.card.id),
                    onlyDifferences,
                    query,
                  )}
                  query={query}
                  onRemove={() => {
                    isRemoving.current = true;
                  }}
                />
              ))}
            </tr>
          </thead>
          {groups.map(([group, ofGroup]) => (
            <tbody key={group ?? ''}>
              {group !== null && (
                <tr className={styles['group']}>
                  <th scope="rowgroup" colSpan={spaces.length + 1}>
                    <span>{group}</span>
                  </th>
                </tr>
              )}
              {ofGroup.map(({ name, cells }) => (
                <tr key={name}>
                  <th scope="row">{bindHyphens(bindSpaces(name))}</th>
                  {cells.map((cell, index) => (
                    <td key={ids[index]}>
                      <CellView cell={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
          <tfoot>
            <tr>
              <th scope="row">
                <span className="visually-hidden">{texts.next}</span>
              </th>
              {spaces.map((space) => (
                <td key={space.card.id}>
                  <div className={styles['actions']}>
                    <TakeLink space={space} query={query} />
                    <ButtonLink size="sm" to={`${urls.space(space.card.url)}${query}#kontakt`}>
                      {texts.contact}
                      <span className="visually-hidden">: {getSpaceTitle(space.card)}</span>
                    </ButtonLink>
                  </div>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}

function SpaceHead({
  space,
  without,
  query,
  onRemove,
}: {
  space: ComparedSpace;
  without: string;
  query: string;
  onRemove: () => void;
}): ReactNode {
  const { card } = space;
  const { state } = useLocation();
  const title = getSpaceTitle(card);
  return (
    <th scope="col">
      <div className={styles['photo']}>
        <Picture image={card.image} sizes="(max-width: 600px) 210px, 25vw" eager alt="" />
        <Link
          className={styles['remove']}
          to={without}
          replace
          state={state}
          preventScrollReset
          onClick={onRemove}
          aria-label={texts.remove(title)}
        >
          <X />
        </Link>
      </div>
      <Link className={styles['title']} to={buildOfferUrl(space, query)}>
        {bindSpaces(title)}
      </Link>
      <TakeLink space={space} query={query} />
    </th>
  );
}

/** Leads to the booking of the space; one that is taken at the time of the event is only shown. */
const TakeLink = ({ space, query }: { space: ComparedSpace; query: string }): ReactNode => (
  <ButtonLink size="sm" variant="dark" className={styles['take']} to={buildOfferUrl(space, query)}>
    {space.offer_for_me?.state === 'taken' ? texts.open : texts.take}
    <span className="visually-hidden">: {getSpaceTitle(space.card)}</span>
  </ButtonLink>
);

function CellView({ cell }: { cell: Cell }): ReactNode {
  if (cell.kind === 'level') return <PriceLevel level={cell.level} />;
  if (cell.kind === 'text')
    return cell.isProblem ? (
      <span className={styles['problem']}>
        <CircleAlert aria-hidden />
        {bindSpaces(cell.text)}
      </span>
    ) : (
      bindSpaces(cell.text)
    );
  return (
    <span className={styles[cell.has ? 'yes' : 'no']}>
      {cell.has ? <Check /> : <Minus />}
      {cell.has ? texts.yes : texts.no}
    </span>
  );
}
