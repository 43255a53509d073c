import { Tooltip } from 'antd';
import type { AdminSeoProblem } from '@prostora/api-client';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { StatusTag, type StatusStyle } from '../../kit/index.ts';
import styles from './seo.module.css';

type ProblemKind = AdminSeoProblem['kind'];
export const PROBLEM_KINDS: readonly ProblemKind[] = ['empty', 'orphan', 'conflict', 'texts'];

const statusStyles: Readonly<Record<ProblemKind, StatusStyle>> = {
  empty: { tone: 'orange', shape: 'half' },
  orphan: { tone: 'red', shape: 'dash' },
  conflict: { tone: 'red', shape: 'half' },
  texts: { tone: 'blue', shape: 'ring' },
};

/** Problems of a SEO URL, one tag for each kind; messages are in tooltips. */
export function SeoProblems({ problems }: { problems: readonly AdminSeoProblem[] }) {
  const kinds = PROBLEM_KINDS.filter((kind) => problems.some((problem) => problem.kind === kind));
  if (kinds.length === 0) return <span className={styles.quiet}>{adminSeo.list.noProblem}</span>;
  return (
    <span className={styles.tags}>
      {kinds.map((kind) => (
        <Tooltip
          key={kind}
          title={<Sentences problems={problems.filter((problem) => problem.kind === kind)} />}
        >
          <span tabIndex={0} className={styles.problem}>
            <StatusTag {...statusStyles[kind]}>{adminSeo.list.problems[kind]}</StatusTag>
          </span>
        </Tooltip>
      ))}
    </span>
  );
}

const Sentences = ({ problems }: { problems: readonly AdminSeoProblem[] }) => (
  <>
    {problems.map(({ message }) => (
      <div key={message}>{message}</div>
    ))}
  </>
);
