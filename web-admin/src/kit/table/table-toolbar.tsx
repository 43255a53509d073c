import { Input, Select } from 'antd';
import { Search } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from '@prostora/nav';
import { admin, formatNumber } from '@prostora/strings';
import type { TableState } from './table-state.ts';
import styles from './table-toolbar.module.css';

export { RangeFilter } from './range-filter.tsx';

const DEBOUNCE_MS = 300;

/** Debounced search field; Enter searches at once. */
export function SearchField({
  value,
  label,
  placeholder,
  onSearch,
}: {
  value: string;
  label: string;
  placeholder: string;
  onSearch: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text.trim();
      onSearch(text.trim());
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  const searchNow = (): void => {
    sent.current = text.trim();
    onSearch(text.trim());
  };
  return (
    <Input
      className={styles.search}
      type="search"
      value={text}
      maxLength={100}
      aria-label={label}
      placeholder={placeholder}
      allowClear
      prefix={<Search className="lucide" aria-hidden />}
      onChange={(event) => setText(event.target.value)}
      onPressEnter={searchNow}
    />
  );
}

/** Search field bound to the URL. */
export function SearchFilter<Filter extends string>({
  state: { view, change },
  label,
  placeholder,
}: {
  state: TableState<Filter>;
  label: string;
  placeholder: string;
}) {
  const search = useCallback((text: string) => change({ search: text }, { replace: true }), [change]);
  return <SearchField value={view.search} label={label} placeholder={placeholder} onSearch={search} />;
}

export type FilterTab = { value: string; label: string; count?: number | undefined; href: string };

/** Builds tabs of one filter, each with its count under the other filters. */
export const createTabBuilder =
  <Filter extends string>({ linkTo }: TableState<Filter>, filter: Filter) =>
  (value: string, label: string, count: number | undefined): FilterTab => ({
    value,
    label,
    count,
    href: linkTo({ filters: { [filter]: value } as Partial<Record<Filter, string>> }),
  });

/** Main filter as links with counts, which can be opened in a new tab. */
export function FilterTabs({
  label,
  tabs,
  selected,
}: {
  label: string;
  tabs: readonly FilterTab[];
  selected: string;
}) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul>
        {tabs.map(({ value, label: name, count, href }) => (
          <li key={value}>
            <Link to={href} className={styles.tab} aria-current={value === selected ? 'true' : undefined}>
              {name}
              {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export type FilterOption = { value: string; label: ReactNode };

/** Select of one filter; the empty value means no filter. A value without a loaded label shows dots. */
export function FilterSelect({
  label,
  value,
  anyLabel,
  options,
  onChange,
}: {
  label: string;
  value: string;
  anyLabel: string;
  options: readonly FilterOption[];
  onChange: (value: string) => void;
}) {
  const pending = value !== '' && options.length === 0 ? [{ value, label: '…' }] : [];
  return (
    <Select
      className={styles.select ?? ''}
      aria-label={label}
      value={value}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      options={[{ value: '', label: anyLabel }, ...pending, ...options]}
      onChange={(next) => onChange(next)}
    />
  );
}

/** Sort select for cards, which have no column headings. */
export function SortSelect({
  columns,
  sort,
  order,
  onChange,
}: {
  columns: readonly { key: string; title: string }[];
  sort: string | null;
  order: 'asc' | 'desc';
  onChange: (sort: string | null, order: 'asc' | 'desc') => void;
}) {
  const options = columns.flatMap(({ key, title }) => [
    { value: `${key} asc`, label: admin.table.ascending(title) },
    { value: `${key} desc`, label: admin.table.descending(title) },
  ]);
  const pick = (value: string): void => {
    const [key, direction] = value.split(' ');
    onChange(key || null, direction === 'desc' ? 'desc' : 'asc');
  };
  return (
    <Select
      className={styles.select ?? ''}
      aria-label={admin.table.sortLabel}
      value={sort ? `${sort} ${order}` : ''}
      popupMatchSelectWidth={false}
      options={[{ value: '', label: admin.table.sortDefault }, ...options]}
      onChange={pick}
    />
  );
}
