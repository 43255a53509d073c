import { useQuery } from '@tanstack/react-query';
import { Form, Select, TreeSelect } from 'antd';
import { useMemo } from 'react';
import type { AdminSeoUrl, AdminSeoUrlCheck } from '@prostora/api-client';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { Panel, useApi } from '../../kit/index.ts';
import { FieldNotes } from './field-notes.tsx';
import { filterOptions, matchesSearch } from './filter-options.ts';
import { seoOptionsQuery } from './seo.queries.ts';
import styles from './seo.module.css';

const texts = adminSeo.form;
/** Maps an undefined selection to null. */
const orNull = (value: unknown): unknown => value ?? null;
const search = {
  filterOption: (typed: string, option?: { label?: unknown }) => matchesSearch(typed, option?.label),
};

/** Location, purpose, capacity and attributes of the catalogue filter. */
export function FilterFields({
  record,
  check,
}: {
  record: AdminSeoUrl | null;
  check: AdminSeoUrlCheck | undefined;
}) {
  const { data } = useQuery(seoOptionsQuery(useApi()));
  const { places, purposes, attributes, capacities } = useMemo(
    () => filterOptions(data, record),
    [data, record],
  );
  const loading = data === undefined;
  return (
    <Panel title={texts.filter}>
      <p className={styles.hint}>{texts.filterHint}</p>
      <div className={styles.pair}>
        <Form.Item
          name="location_id"
          label={texts.location}
          normalize={orNull}
          extra={<FieldNotes field="location_id" check={check} />}
        >
          <TreeSelect
            treeData={places}
            allowClear
            placeholder={texts.locationEmpty}
            loading={loading}
            popupMatchSelectWidth={false}
            listHeight={360}
            showSearch={{ filterTreeNode: (typed, node) => matchesSearch(typed, node['title']) }}
            treeNodeLabelProp="title"
          />
        </Form.Item>
        <Form.Item
          name="purpose_id"
          label={texts.purpose}
          normalize={orNull}
          extra={<FieldNotes field="purpose_id" check={check} />}
        >
          <Select
            options={purposes}
            allowClear
            placeholder={texts.purposeEmpty}
            loading={loading}
            showSearch={search}
          />
        </Form.Item>
        <Form.Item
          name="capacity"
          label={texts.capacity}
          normalize={orNull}
          extra={<FieldNotes field="capacity" check={check} />}
        >
          <Select options={capacities} allowClear placeholder={texts.capacityEmpty} loading={loading} />
        </Form.Item>
        <Form.Item
          name="attribute_ids"
          label={texts.attributes}
          extra={<FieldNotes field="attribute_ids" check={check} />}
        >
          <Select
            mode="multiple"
            options={attributes}
            allowClear
            placeholder={texts.attributesEmpty}
            loading={loading}
            showSearch={search}
          />
        </Form.Item>
      </div>
    </Panel>
  );
}
