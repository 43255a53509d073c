import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useMemo, useState } from 'react';
import { forwardAdminInquiry, type AdminInquiry } from '@prostora/api-client';
import { BOOKING } from '@prostora/contracts';
import { adminInquiries } from '@prostora/strings/cs/admin-inquiries.ts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { useApi, useCommand } from '../../kit/index.ts';
import FormDrawer from '../../kit/form/form-drawer.tsx';
import { createRule } from '../../kit/form/form-fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { useDebouncedValue } from '../../kit/data/use-debounced-value.ts';
import { matchesQuery, publishedSpacesQuery } from './inquiries.queries.ts';

const texts = adminInquiries.forward;
type Values = { space_ids: number[] };
type SpaceOption = { id: number; space_name: string; building_name: string; city: string | null };
const toOption = ({ id, space_name, building_name, city }: SpaceOption) => ({
  value: id,
  label: [space_name, building_name, city].filter(Boolean).join(', '),
});
const INITIAL: Values = { space_ids: [] };
const atLeastOne = createRule((ids: number[]) => (ids.length > 0 ? null : fieldErrors.required));

/** Forwards a demand to more spaces: matching ones are suggested, any published one can be searched. */
export default function ForwardForm({
  inquiry,
  open,
  onClose,
}: {
  inquiry: AdminInquiry;
  open: boolean;
  onClose: () => void;
}) {
  const api = useApi();
  const [search, setSearch] = useState('');
  const debouncedSearch = useDebouncedValue(search.trim(), 300);
  const matches = useQuery(matchesQuery(api, inquiry)).data;
  const found = useQuery(publishedSpacesQuery(api, debouncedSearch)).data;
  const forward = useCommand({
    run: ({ space_ids }: Values) =>
      forwardAdminInquiry({ client: api, path: { id: inquiry.id }, body: { space_ids } }),
    done: () => texts.done,
    handledByForm: true,
  });
  const options = useMemo(() => {
    const known = new Set(inquiry.recipients.map(({ space }) => space.id));
    const listNew = (spaces: readonly SpaceOption[]) =>
      spaces.filter(({ id }) => !known.has(id) && known.add(id)).map(toOption);
    return [
      { label: texts.matching, options: listNew(matches?.spaces ?? []) },
      { label: texts.found, options: listNew(found?.items ?? []) },
    ].filter((group) => group.options.length > 0);
  }, [inquiry.recipients, matches, found]);
  // Server results always match: it also searches owners and streets, ignoring accents.
  const matchesOption = (typed: string, option?: { value?: unknown; label?: unknown }): boolean =>
    (found?.items.some(({ id }) => id === option?.value) ?? false) ||
    String(option?.label).toLowerCase().includes(typed.trim().toLowerCase());
  return (
    <FormDrawer open={open} title={texts.title} hint={texts.hint} onClose={onClose}>
      <ResourceForm<Values>
        name="forward"
        initial={INITIAL}
        submitLabel={texts.submit}
        onSubmit={forward}
        onDone={onClose}
        onCancel={onClose}
      >
        <Form.Item name="space_ids" label={texts.spaces} rules={[atLeastOne]}>
          <Select
            mode="multiple"
            maxCount={BOOKING.demandSpaces * 4}
            placeholder={texts.placeholder}
            notFoundContent={texts.nothing}
            options={options}
            onSelect={() => setSearch('')}
            showSearch={{ filterOption: matchesOption, searchValue: search, onSearch: setSearch }}
          />
        </Form.Item>
      </ResourceForm>
    </FormDrawer>
  );
}
