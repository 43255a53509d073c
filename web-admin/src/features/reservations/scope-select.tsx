import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { adminReservations } from '@prostora/strings/cs/admin-reservations.ts';
import { useApi } from '../../kit/index.ts';
import { customerQuery, spaceQuery } from '../../kit/data/record.queries.ts';
import { useDebouncedValue } from '../../kit/data/use-debounced-value.ts';
import { customerChoicesQuery, spaceChoicesQuery } from './reservations.queries.ts';
import styles from './reservations.module.css';

const texts = adminReservations.calendar;
const DEBOUNCE_MS = 300;

type Option = { value: number; label: string };
type ScopeSelectProps = { value: number | undefined; onChange: (id: string) => void };

/** Select with server-side search; the chosen option is added when it is not among the results. */
function ScopeSelect({
  label,
  any,
  value,
  chosen,
  found,
  onSearch,
  onChange,
}: ScopeSelectProps & {
  label: string;
  any: string;
  chosen: string | undefined;
  found: readonly Option[];
  onSearch: (text: string) => void;
}) {
  const known: Option[] =
    value === undefined || found.some((one) => one.value === value) ? [] : [{ value, label: chosen ?? '…' }];
  return (
    <Select<number>
      className={styles.choice ?? ''}
      aria-label={label}
      placeholder={any}
      value={value ?? null}
      allowClear
      showSearch={{ filterOption: false, onSearch }}
      options={[...known, ...found]}
      onChange={(id: number | undefined) => onChange(id === undefined ? '' : String(id))}
    />
  );
}

export function SpaceSelect(props: ScopeSelectProps) {
  const api = useApi();
  const [search, setSearch] = useState('');
  const { data } = useQuery(spaceChoicesQuery(api, useDebouncedValue(search.trim(), DEBOUNCE_MS)));
  const chosen = useQuery({ ...spaceQuery(api, props.value ?? 0), enabled: props.value !== undefined }).data
    ?.space;
  const found = (data?.items ?? []).map(({ id, space_name, building_name }) => ({
    value: id,
    label: [space_name, building_name].filter(Boolean).join(', '),
  }));
  return (
    <ScopeSelect
      {...props}
      label={texts.space}
      any={texts.anySpace}
      chosen={chosen && [chosen.space_name, chosen.building_name].filter(Boolean).join(', ')}
      found={found}
      onSearch={setSearch}
    />
  );
}

export function CustomerSelect(props: ScopeSelectProps) {
  const api = useApi();
  const [search, setSearch] = useState('');
  const { data } = useQuery(customerChoicesQuery(api, useDebouncedValue(search.trim(), DEBOUNCE_MS)));
  const chosen = useQuery({
    ...customerQuery(api, props.value ?? 0),
    enabled: props.value !== undefined,
  }).data;
  const found = (data?.items ?? []).map(({ id, name, user }) => ({ value: id, label: name || user.email }));
  return (
    <ScopeSelect
      {...props}
      label={texts.customer}
      any={texts.anyCustomer}
      chosen={chosen && (chosen.name || chosen.user.email)}
      found={found}
      onSearch={setSearch}
    />
  );
}
