import type { AdminSeoUrlCheck } from '@prostora/api-client';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { ErrorPanel, DetailList, Panel, SkeletonBar } from '../../kit/index.ts';
import { NoteLine } from './field-notes.tsx';
import styles from './seo.module.css';

const texts = adminSeo.check;

type CheckQueryState = {
  data: AdminSeoUrlCheck | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

/** All findings of the check, including those without a field. */
export function CheckPanel({ answer: { data, error, isFetching, refetch } }: { answer: CheckQueryState }) {
  return (
    <Panel title={texts.title}>
      <div aria-busy={isFetching}>
        {data ? (
          <Findings check={data} />
        ) : error ? (
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        ) : (
          <span role="status" aria-label={texts.running}>
            <SkeletonBar width="70%" />
          </span>
        )}
      </div>
    </Panel>
  );
}

function Findings({ check: { problems, results, canonical_before, other } }: { check: AdminSeoUrlCheck }) {
  return (
    <>
      <DetailList
        rows={[
          [texts.results, adminSeo.results(results)],
          ...(canonical_before === null ? [] : [[texts.before, canonical_before] as [string, string]]),
        ]}
      />
      {problems.length === 0 ? (
        <p className={styles.quiet}>{texts.fine}</p>
      ) : (
        <ul className={styles.notes}>
          {problems.map(({ message, other_id }) => (
            <li key={message}>
              <NoteLine
                note={{
                  message,
                  isError: false,
                  other:
                    other_id === null
                      ? null
                      : { id: other_id, path: other?.id === other_id ? other.path : null },
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
