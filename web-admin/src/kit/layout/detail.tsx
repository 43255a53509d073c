import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '@prostora/api-client';
import { Link, useLocation } from '@prostora/nav';
import { admin } from '@prostora/strings';
import { SkeletonBar } from './skeleton.tsx';
import { ErrorPanel, StatePanel } from './state-panel.tsx';
import styles from './detail.module.css';

/** Record id at the end of the path; null when there is none. */
export function useRecordId(): number | null {
  const id = /\/([1-9]\d{0,8})\/?$/u.exec(useLocation().pathname)?.[1];
  return id === undefined ? null : Number(id);
}

export const BackLink = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} className={styles.back}>
    <ChevronLeft className="lucide" aria-hidden />
    {label}
  </Link>
);

/** A section of a detail page with its heading. */
export function Panel({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

/** Two columns: record on the left, actions on the right; stacked on a phone. */
export const DetailColumns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.stack}>{main}</div>
    <div className={styles.stack}>{side}</div>
  </div>
);

type Answer<T> = { data: T | undefined; error: unknown; refetch: () => unknown };
type DetailProps<T> = {
  answer: Answer<T>;
  missing: { title: string; text: string };
  back: { to: string; label: string };
  /** A top-level page without a list to go back to. */
  isTop?: boolean;
  children: (record: T) => ReactNode;
};

/** Renders a record with its loading and error states; a 404 links back to the list. */
export function Detail<T>({
  answer: { data, error, refetch },
  missing,
  back,
  isTop = false,
  children,
}: DetailProps<T>) {
  if (data !== undefined)
    return (
      <>
        {!isTop && <BackLink {...back} />}
        {children(data)}
      </>
    );
  if (error instanceof ApiError && error.status === 404)
    return (
      <StatePanel
        level={1}
        title={missing.title}
        text={missing.text}
        action={
          <Link to={back.to} className={styles.link}>
            {back.label}
          </Link>
        }
      />
    );
  if (error)
    return (
      <>
        <BackLink {...back} />
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      </>
    );
  return (
    <div role="status" aria-label={admin.table.loading}>
      {!isTop && <BackLink {...back} />}
      <SkeletonBar width={280} height={34} />
      <div className={styles.columns}>
        <div className={styles.panel}>
          <SkeletonBar width="60%" />
          <SkeletonBar width="80%" />
          <SkeletonBar width="50%" />
        </div>
        <div className={styles.panel}>
          <SkeletonBar width="70%" />
        </div>
      </div>
    </div>
  );
}
