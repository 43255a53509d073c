import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { useApi } from '../../kit/index.ts';
import { useDebouncedValue } from '../../kit/data/use-debounced-value.ts';
import { seoPickQuery } from './seo.queries.ts';
import type { SeoLinkValue } from './seo.values.ts';
import styles from './seo.module.css';

const texts = adminSeo.form;
const DEBOUNCE_MS = 250;

/** Searchable select that adds a link to another SEO URL with its heading. */
export function LinkPicker({
  exceptId,
  onPick,
}: {
  exceptId: number | null;
  onPick: (link: SeoLinkValue) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const { data, isFetching } = useQuery({ ...seoPickQuery(useApi(), search), enabled: isOpen });
  const rows = (data?.items ?? []).filter(({ id }) => id !== exceptId);
  const pick = (id: number | null): void => {
    const row = rows.find((one) => one.id === id);
    if (row) onPick({ link_name: '', title: row.h1 || row.title, url: row.url });
  };
  return (
    <Select<number | null>
      className={styles.picker ?? ''}
      aria-label={texts.linkPick}
      placeholder={texts.linkPick}
      value={null}
      loading={isFetching}
      notFoundContent={isFetching ? null : texts.linkPickEmpty}
      popupMatchSelectWidth={false}
      options={rows.map(({ id, path, h1 }) => ({ value: id, label: `${h1} · ${path}` }))}
      showSearch={{ filterOption: false, onSearch: setTyped, autoClearSearchValue: true }}
      onOpenChange={setOpen}
      onSelect={pick}
    />
  );
}
