import { AutoComplete, Form, Select } from 'antd';
import type { AdminTaxonomyItem } from '@prostora/api-client';
import { LAYOUTS, PURPOSE_GROUPS, USUAL_DAYS, formatEventTime } from '@prostora/contracts';
import { adminTaxonomy } from '@prostora/strings/cs/admin-taxonomy.ts';
import { eventTexts } from '@prostora/strings/cs/event.ts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { useApi, useCommand } from '../../kit/index.ts';
import FormDrawer from '../../kit/form/form-drawer.tsx';
import { TextItem, required } from '../../kit/form/form-fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { IconItem } from './icon-item.tsx';
import styles from './taxonomy.module.css';
import { TaxonomyIcon } from './taxonomy-icon.tsx';
import { taxonomyCalls, toInput, type TaxonomyTab } from './taxonomy-items.ts';

const texts = adminTaxonomy;
type Option = { value: string; label: string };
const GROUPS: Option[] = PURPOSE_GROUPS.map((value) => ({ value, label: texts.groups[value] ?? value }));
const KINDS: Option[] = (['equipments', 'services'] as const).map((value) => ({
  value,
  label: texts.groupKinds[value],
}));
const STEP_MINUTES = 30;
const toTimes = (first: number, last: number): Option[] =>
  Array.from({ length: (last - first) / STEP_MINUTES + 1 }, (_unused, at) => first + at * STEP_MINUTES).map(
    (minute) => ({
      value: formatEventTime(minute),
      label: texts.usualTime(minute),
    }),
  );
const STARTS = toTimes(0, 23.5 * 60);
const ENDS = toTimes(30, 30 * 60);
const USUAL_LAYOUTS: Option[] = LAYOUTS.map((value) => ({ value, label: eventTexts.layouts[value] }));
const USUAL_DAY_OPTIONS: Option[] = USUAL_DAYS.map((value) => ({ value, label: texts.usualDayNames[value] }));
const LABELS = {
  icon: texts.icon,
  usual_from: texts.usualFrom,
  usual_to: texts.usualTo,
  usual_layout: texts.usualLayout,
  usual_days: texts.usualDays,
};
const formatGroup = (group: unknown): string =>
  [...GROUPS, ...KINDS].find(({ value }) => value === group)?.label ?? String(group);
const renderIcon = (icon: unknown) =>
  typeof icon === 'string' ? <TaxonomyIcon icon={icon} /> : texts.iconNone;

type Values = {
  name: string;
  slug: string;
  group: string;
  category: string;
  title_phrase: string;
  icon: string | null;
} & UsualValues;
type UsualValues = Pick<AdminTaxonomyItem, 'usual_from' | 'usual_to' | 'usual_layout' | 'usual_days'>;
type TaxonomyItemFormProps = {
  tab: TaxonomyTab;
  item: AdminTaxonomyItem | null;
  /** Existing categories. */
  categories: readonly string[];
  open: boolean;
  onClose: () => void;
};

const toFormValues = (item: AdminTaxonomyItem): Values => ({
  ...toInput(item),
  category: item.category ?? '',
  title_phrase: item.title_phrase ?? '',
});
const createValues = (tab: TaxonomyTab): Values => ({
  name: '',
  slug: '',
  group: tab === 'purposes' ? PURPOSE_GROUPS[0] : tab,
  category: '',
  title_phrase: '',
  icon: null,
  usual_from: null,
  usual_to: null,
  usual_layout: null,
  usual_days: null,
});

/** Adds or edits a purpose, equipment or service. */
export default function TaxonomyItemForm({ tab, item, categories, open, onClose }: TaxonomyItemFormProps) {
  const api = useApi();
  const isPurpose = tab === 'purposes';
  const save = useCommand({
    run: ({ values, version }: { values: Values; version: number }) => {
      const { name, slug, group, category, title_phrase: phrase, icon, ...usual } = values;
      const input = {
        name: name.trim(),
        slug: slug.trim() || null,
        group,
        icon,
        title_phrase: phrase.trim() || null,
        ...(isPurpose ? usual : { category: category.trim() }),
      };
      return item
        ? taxonomyCalls[tab].save({ client: api, path: { id: item.id }, body: { ...input, version } })
        : taxonomyCalls[tab].add({ client: api, body: input });
    },
    done: ({ name }) => (item ? texts.saved(name) : texts.added(name)),
    handledByForm: true,
  });
  return (
    <FormDrawer open={open} title={item ? texts.editTitle(item.name) : texts.addTitle[tab]} onClose={onClose}>
      <ResourceForm<Values, AdminTaxonomyItem>
        name="term"
        initial={item ? toFormValues(item) : createValues(tab)}
        record={item}
        toValues={toFormValues}
        formatters={{ group: formatGroup, icon: renderIcon }}
        labels={LABELS}
        submitLabel={texts.save}
        onSubmit={(values, version) => save({ values, version })}
        onDone={onClose}
        onCancel={onClose}
      >
        <TextItem name="name" label={texts.name} max={100} check={required} autoFocus={!item} />
        <Form.Item name="group" label={texts.group}>
          <Select options={isPurpose ? GROUPS : KINDS} />
        </Form.Item>
        {isPurpose ? (
          <>
            <TextItem
              name="title_phrase"
              label={texts.titlePhrase}
              hint={texts.titlePhraseHint}
              max={120}
              check={required}
            />
            <UsualEventItems />
          </>
        ) : (
          <>
            <CategoryItem categories={categories} />
            <TextItem
              name="title_phrase"
              label={texts.attributePhrase}
              hint={texts.attributePhraseHint}
              max={120}
            />
          </>
        )}
        <TextItem name="slug" label={texts.slug} hint={texts.slugHint} max={60} />
        <IconItem />
      </ResourceForm>
    </FormDrawer>
  );
}

const UsualItem = ({ name, label, options }: { name: string; label: string; options: Option[] }) => (
  <Form.Item name={name} label={label} normalize={(value: string | undefined) => value ?? null}>
    <Select allowClear showSearch={{ optionFilterProp: 'label' }} options={options} />
  </Form.Item>
);

/** What is assumed for an event of the purpose; the API tells when only one of the hours is chosen. */
const UsualEventItems = () => (
  <>
    <div className={styles.pair}>
      <UsualItem name="usual_from" label={texts.usualFrom} options={STARTS} />
      <UsualItem name="usual_to" label={texts.usualTo} options={ENDS} />
    </div>
    <p className={styles.hint}>{texts.usualHint}</p>
    <UsualItem name="usual_layout" label={texts.usualLayout} options={USUAL_LAYOUTS} />
    <p className={styles.hint}>{texts.usualLayoutHint}</p>
    <UsualItem name="usual_days" label={texts.usualDays} options={USUAL_DAY_OPTIONS} />
    <p className={styles.hint}>{texts.usualDaysHint}</p>
  </>
);

/** Category: an existing or a new one. */
function CategoryItem({ categories }: { categories: readonly string[] }) {
  return (
    <Form.Item
      name="category"
      label={texts.category}
      extra={texts.categoryHint}
      rules={[
        { required: true, whitespace: true, message: fieldErrors.required },
        { max: 60, message: fieldErrors.maxLength({ max: 60 }) },
      ]}
    >
      <AutoComplete options={categories.map((value) => ({ value }))} />
    </Form.Item>
  );
}
