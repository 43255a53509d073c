import { Card } from 'antd';
import type { DashboardPhrase, DashboardSearches } from '@prostora/api-client';
import { formatNumber } from '@prostora/strings';
import { adminOverview } from '@prostora/strings/cs/admin-overview.ts';
import styles from './statistics-card.module.css';

const texts = adminOverview.searches;

/** Searches of visitors, those without results first. */
export function SearchesCard({ searches: { total, misses, top, missed } }: { searches: DashboardSearches }) {
  return (
    <Card className={styles.wide ?? ''} title={<h2 className={styles.heading}>{texts.title}</h2>}>
      <p className={styles.lead}>{texts.summary(total, misses)}</p>
      <div className={styles.pair}>
        <Phrases title={texts.missed} phrases={missed} metric="misses" empty={texts.emptyMissed} />
        <Phrases title={texts.top} phrases={top} metric="searches" empty={texts.emptyTop} />
      </div>
    </Card>
  );
}

/** Search phrases linked to the catalogue, which is another document, hence plain links. */
function Phrases({
  title,
  phrases,
  metric,
  empty,
}: {
  title: string;
  phrases: readonly DashboardPhrase[];
  metric: 'searches' | 'misses';
  empty: string;
}) {
  return (
    <section aria-label={title}>
      <h3 className={styles.part}>{title}</h3>
      {phrases.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.columns.phrase}</th>
              <th scope="col">{texts.columns[metric]}</th>
            </tr>
          </thead>
          <tbody>
            {phrases.map((phrase) => (
              <tr key={phrase.phrase}>
                <th scope="row">
                  <a
                    href={`/?search=${encodeURIComponent(phrase.phrase)}`}
                    target="_blank"
                    rel="noreferrer"
                    className={styles.phrase}
                    title={texts.inCatalog(phrase.phrase)}
                  >
                    {phrase.phrase}
                  </a>
                </th>
                <td>{formatNumber(phrase[metric])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
