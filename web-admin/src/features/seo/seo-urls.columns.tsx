import { Switch } from 'antd';
import type { AdminSeoUrlRow } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { StatusTag, formatRelativeDate, type StatusStyle } from '../../kit/index.ts';
import type { ResourceColumn } from '../../kit/table/resource-table.tsx';
import { listFilterValues } from './filter-values.ts';
import { measureLength, type LengthState } from '../../kit/search-texts/seo-measure.ts';
import { SeoProblems } from './seo-problems.tsx';
import cells from '../../kit/table/cells.module.css';
import styles from './seo.module.css';

const { columns, inFooterOf } = adminSeo.list;

const lengthStyles: Readonly<Record<LengthState, StatusStyle>> = {
  empty: { tone: 'red', shape: 'dash' },
  short: { tone: 'orange', shape: 'half' },
  good: { tone: 'green', shape: 'dot' },
  long: { tone: 'orange', shape: 'dash' },
};

/** Title with its length rating. */
function TitleCell({ title }: { title: string }) {
  const { state, characters } = measureLength('title', title);
  return (
    <div className={styles.who}>
      {title}
      <span className={cells.detail} title={adminSeo.length.title[state]}>
        <StatusTag {...lengthStyles[state]}>{adminSeo.length.states[state]}</StatusTag>{' '}
        {adminSeo.length.characters(characters)}
      </span>
    </div>
  );
}

const AddressCell = ({ row }: { row: AdminSeoUrlRow }) => (
  <div className={styles.who}>
    <Link to={consoleUrls.seoUrl(row.id)} className={cells.name}>
      {row.path}
    </Link>
    <span className={cells.detail}>{row.h1}</span>
  </div>
);

function FilterTags({ row }: { row: AdminSeoUrlRow }) {
  return (
    <span className={styles.tags}>
      {listFilterValues(row).map(({ key, words, isGone }) => (
        <span key={key} className={`${styles.value} ${isGone ? styles.gone : ''}`}>
          {words}
        </span>
      ))}
    </span>
  );
}

const FooterSwitch = ({ row, onFooter }: { row: AdminSeoUrlRow; onFooter: SetFooter }) => (
  <Switch
    checked={row.in_footer}
    aria-label={inFooterOf(row.path)}
    onChange={(isIn) => onFooter(row, isIn)}
  />
);

type SetFooter = (row: AdminSeoUrlRow, isIn: boolean) => void;

export const seoColumns = (onFooter: SetFooter): readonly ResourceColumn<AdminSeoUrlRow>[] => [
  {
    key: 'path',
    title: columns.address,
    sort: 'path',
    isFixed: true,
    width: 210,
    skeletonHeight: 42,
    render: (row) => <AddressCell row={row} />,
  },
  { key: 'filter', title: columns.filter, width: 170, render: (row) => <FilterTags row={row} /> },
  {
    key: 'title',
    title: columns.title,
    sort: 'title',
    width: 215,
    skeletonHeight: 42,
    render: ({ title }) => <TitleCell title={title} />,
  },
  {
    key: 'results',
    title: columns.results,
    sort: 'results',
    width: 115,
    align: 'right',
    render: ({ results }) => adminSeo.results(results),
  },
  {
    key: 'problems',
    title: columns.problems,
    width: 120,
    render: ({ problems }) => <SeoProblems problems={problems} />,
  },
  {
    key: 'footer',
    title: columns.inFooter,
    width: 100,
    render: (row) => <FooterSwitch row={row} onFooter={onFooter} />,
  },
  {
    key: 'updated',
    title: columns.updated,
    sort: 'updated',
    width: 130,
    render: ({ updated_at }) => formatRelativeDate(updated_at),
  },
];

/** Card of the row on a phone. */
export function SeoRowCard({ row }: { row: AdminSeoUrlRow }) {
  return (
    <div className={cells.card}>
      <AddressCell row={row} />
      <FilterTags row={row} />
      <div className={cells.line}>
        <span>{adminSeo.results(row.results)}</span>
        <SeoProblems problems={row.problems} />
      </div>
    </div>
  );
}
