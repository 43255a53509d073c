import { useLocation, useNavigate } from '@prostora/nav';
import { comparison as texts } from '@prostora/strings/cs/favourites.ts';
import { Button, CheckField } from '@prostora/ui';
import { Share2 } from '@prostora/ui/page-icons.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { VoteButton } from '../../components/compare/vote-button.tsx';
import { sharePage } from '../../lib/share-page.ts';
import { ComparisonBack } from './comparison-back.tsx';
import { buildComparisonUrl } from './comparison.loader.ts';
import styles from './comparison.module.css';

/** Actions of the comparison; the choice of rows is a form, which works without JavaScript. */
export function ComparisonTools({
  ids,
  onlyDifferences,
  query,
  eventQuery,
}: {
  ids: readonly number[];
  onlyDifferences: boolean;
  query: string;
  /** Of the event as it is used. */
  eventQuery: string;
}): ReactNode {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [isOn, setOn] = useState(onlyDifferences);
  useEffect(() => setOn(onlyDifferences), [onlyDifferences]);
  return (
    <div className={styles['tools']}>
      <ComparisonBack query={query} />
      {ids.length > 1 && (
        <form className={styles['only']} action="/porovnani" method="get">
          <input type="hidden" name="prostory" value={ids.join(',')} />
          {[...new URLSearchParams(query)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <CheckField
            name="rozdily"
            value="1"
            checked={isOn}
            label={texts.onlyDifferences}
            role="switch"
            onChange={({ target }) => {
              setOn(target.checked);
              void navigate(buildComparisonUrl(ids, target.checked, query), {
                replace: true,
                preventScrollReset: true,
                state,
              });
            }}
          />
          <Button type="submit" size="sm" className="hidden-with-script">
            {texts.apply}
          </Button>
        </form>
      )}
      <div className={styles['ways']}>
        <VoteButton ids={ids} query={eventQuery} />
        <Button className="needs-script" variant="ghost" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button
          className="needs-script"
          onClick={() => void sharePage(texts.pageTitle, buildComparisonUrl(ids, onlyDifferences, query))}
        >
          <Share2 />
          {texts.share}
        </Button>
      </div>
    </div>
  );
}
