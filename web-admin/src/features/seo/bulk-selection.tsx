import { useQuery } from '@tanstack/react-query';
import { Button, Form, Select, TreeSelect } from 'antd';
import { useMemo } from 'react';
import { SEO_LIMITS } from '@prostora/contracts';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { useApi } from '../../kit/index.ts';
import { SwitchItem, Switches, createRule } from '../../kit/form/form-fields.tsx';
import { listLocationIds } from './bulk.values.ts';
import { filterOptions, matchesSearch } from './filter-options.ts';
import { seoOptionsQuery } from './seo.queries.ts';
import styles from './seo.module.css';

const texts = adminSeo.bulk;

type Shortcut = { label: string; ids: () => number[] };
type PickerProps = { value?: number[]; onChange?: (ids: number[]) => void };

/** Buttons that select many values, or none. */
const Shortcuts = ({
  shortcuts,
  onChange,
}: {
  shortcuts: readonly Shortcut[];
  onChange: (ids: number[]) => void;
}) => (
  <div className={styles.shortcuts}>
    {shortcuts.map(({ label, ids }) => (
      <Button key={label} size="small" onClick={() => onChange(ids())}>
        {label}
      </Button>
    ))}
    <Button size="small" type="text" onClick={() => onChange([])}>
      {texts.clear}
    </Button>
  </div>
);

function LocationsPicker({ value = [], onChange, ...control }: PickerProps) {
  const { data } = useQuery(seoOptionsQuery(useApi()));
  const locations = useMemo(() => filterOptions(data, null).places, [data]);
  const change = (ids: number[]): void => onChange?.(ids);
  return (
    <>
      <TreeSelect<number[]>
        {...control}
        multiple
        value={value}
        treeData={locations}
        allowClear
        loading={data === undefined}
        maxTagCount={12}
        listHeight={360}
        onChange={change}
        showSearch={{ filterTreeNode: (typed, node) => matchesSearch(typed, node['title']) }}
        placeholder={texts.locations}
      />
      <Shortcuts
        onChange={change}
        shortcuts={[
          { label: texts.allRegions, ids: () => listLocationIds(data, 'regions', SEO_LIMITS.bulkLocations) },
          { label: texts.allTowns, ids: () => listLocationIds(data, 'towns', SEO_LIMITS.bulkLocations) },
        ]}
      />
    </>
  );
}

function PurposesPicker({ value = [], onChange, ...control }: PickerProps) {
  const { data } = useQuery(seoOptionsQuery(useApi()));
  const purposes = useMemo(() => filterOptions(data, null).purposes, [data]);
  const change = (ids: number[]): void => onChange?.(ids);
  return (
    <>
      <Select<number[]>
        {...control}
        mode="multiple"
        value={value}
        options={purposes}
        allowClear
        loading={data === undefined}
        maxTagCount={12}
        onChange={change}
        placeholder={texts.purposes}
        showSearch={{ filterOption: (typed, option) => matchesSearch(typed, option?.label) }}
      />
      <Shortcuts
        onChange={change}
        shortcuts={[
          {
            label: texts.allPurposes,
            ids: () => purposes.slice(0, SEO_LIMITS.bulkPurposes).map((purpose) => purpose.value),
          },
        ]}
      />
    </>
  );
}

/** Requires a location or a purpose. */
const requireSelection = ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) =>
  createRule((value: number[] | undefined) => {
    const others = getFieldValue('purpose_ids') as number[] | undefined;
    return (value ?? []).length + (others ?? []).length > 0 ? null : texts.nothingChosen;
  });

/** Locations and purposes of the generated URLs. */
export function BulkSelection() {
  const { data } = useQuery(seoOptionsQuery(useApi()));
  return (
    <>
      <div className={styles.pair}>
        <Form.Item
          name="location_ids"
          label={texts.locations}
          extra={texts.locationsHint(SEO_LIMITS.bulkLocations)}
          dependencies={['purpose_ids']}
          rules={[requireSelection]}
        >
          <LocationsPicker />
        </Form.Item>
        <Form.Item
          name="purpose_ids"
          label={texts.purposes}
          extra={texts.purposesHint(SEO_LIMITS.bulkPurposes)}
        >
          <PurposesPicker />
        </Form.Item>
        <Form.Item name="capacity" label={texts.capacity} normalize={(value: unknown) => value ?? null}>
          <Select
            options={filterOptions(data, null).capacities}
            allowClear
            placeholder={adminSeo.form.capacityEmpty}
            loading={data === undefined}
          />
        </Form.Item>
      </div>
      <Switches>
        <SwitchItem name="only_with_results" label={texts.onlyWithResults} />
        <SwitchItem name="in_footer" label={texts.inFooter} />
      </Switches>
    </>
  );
}
