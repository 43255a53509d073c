import { Progress } from 'antd';
import type { AdminSpaceDetail, MissingItem } from '@prostora/api-client';
import { adminSpaces } from '@prostora/strings/cs/admin-spaces.ts';
import styles from './spaces.module.css';

const texts = adminSpaces.detail;

/** Completeness: what publication requires, then suggestions. */
export function SpaceCompleteness({
  detail: { completeness, missing, suggestions },
}: {
  detail: AdminSpaceDetail;
}) {
  return (
    <>
      <Progress
        percent={completeness}
        format={(value = 0) => texts.percent(value)}
        aria-label={texts.completenessLabel(completeness)}
      />
      {missing.length + suggestions.length === 0 && <p className={styles.hint}>{texts.complete}</p>}
      <Items title={texts.missing} items={missing} />
      <Items title={texts.suggestions} items={suggestions} />
    </>
  );
}

function Items({ title, items }: { title: string; items: readonly MissingItem[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3 className={styles.subheading}>{title}</h3>
      <ul className={styles.items}>
        {items.map(({ field, message }) => (
          <li key={field}>{message}</li>
        ))}
      </ul>
    </>
  );
}
