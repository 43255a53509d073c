import { useQuery } from '@tanstack/react-query';
import { saveAdminInquiry, type AdminInquiry, type AdminInquiryInput } from '@prostora/api-client';
import { BOOKING } from '@prostora/contracts';
import { adminInquiries } from '@prostora/strings/cs/admin-inquiries.ts';
import { emailRules, phoneRules } from '@prostora/ui/fields/form-rules.ts';
import { useApi, useCommand } from '../../kit/index.ts';
import { DateItem } from '../../kit/form/date-item.tsx';
import FormDrawer from '../../kit/form/form-drawer.tsx';
import { NumberItem, SelectItem, TextItem, checkRules, required } from '../../kit/form/form-fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { publicLocationsQuery, publicTaxonomyQuery } from '../../kit/data/record.queries.ts';
import styles from './inquiries.module.css';

const { form: texts, detail } = adminInquiries;
type Values = Omit<AdminInquiryInput, 'version' | 'time_from' | 'time_to' | 'phone' | 'purpose_text'> & {
  phone: string;
  purpose_text: string;
};

const LABELS: Partial<Record<keyof Values, string>> = {
  purpose_id: texts.purpose,
  purpose_text: texts.purposeText,
  location_id: texts.place,
  date_from: texts.dateFrom,
  date_to: texts.dateTo,
  number_of_guests: texts.guests,
  budget: texts.budget,
  attributes: texts.attributes,
  text: texts.text,
  fullname: detail.name,
  email: detail.email,
  phone: detail.phone,
};

const toFormValues = (inquiry: AdminInquiry): Values => ({
  purpose_id: inquiry.purpose_id,
  purpose_text: inquiry.purpose_text ?? '',
  location_id: inquiry.location_id,
  date_from: inquiry.date_from,
  date_to: inquiry.date_to,
  number_of_guests: inquiry.number_of_guests,
  budget: inquiry.budget,
  attributes: inquiry.attribute_ids,
  text: inquiry.text,
  fullname: inquiry.fullname,
  email: inquiry.email,
  phone: inquiry.phone ?? '',
});

const createNameFormatter =
  (items: readonly { id: number; name: string }[], empty: string) =>
  (value: unknown): string =>
    items.find(({ id }) => id === value)?.name ?? empty;

type FieldsProps = { inquiry: AdminInquiry; onClose: () => void };

/** Hours are not edited and keep their value. */
function InquiryFields({ inquiry, onClose }: FieldsProps) {
  const api = useApi();
  const taxonomy = useQuery(publicTaxonomyQuery(api)).data;
  const locations = useQuery(publicLocationsQuery(api)).data ?? [];
  const attributes = [...(taxonomy?.equipments ?? []), ...(taxonomy?.services ?? [])];
  const run = async ({ phone, purpose_text, ...values }: Values & { version: number }) =>
    (
      await saveAdminInquiry({
        client: api,
        path: { id: inquiry.id },
        body: {
          ...values,
          phone: phone.trim() || null,
          purpose_text: purpose_text.trim() || null,
        },
      })
    ).inquiry;
  const save = useCommand({ run, done: () => texts.saved, handledByForm: true });
  const formatters = {
    purpose_id: createNameFormatter(taxonomy?.purposes ?? [], texts.noPurpose),
    location_id: createNameFormatter(locations, texts.anywhere),
    attributes: (value: unknown) =>
      attributes
        .filter(({ id }) => Array.isArray(value) && value.includes(id))
        .map(({ name }) => name)
        .join(', ') || null,
  };
  const toOptions = (items: readonly { id: number; name: string }[] = []) =>
    items.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ResourceForm
      name="inquiry"
      initial={toFormValues(inquiry)}
      record={inquiry}
      toValues={toFormValues}
      labels={LABELS}
      formatters={formatters}
      submitLabel={adminInquiries.save}
      onSubmit={(values: Values, version) => save({ ...values, version })}
      onDone={onClose}
      onCancel={onClose}
    >
      <SelectItem
        name="purpose_id"
        label={texts.purpose}
        emptyLabel={texts.noPurpose}
        options={toOptions(taxonomy?.purposes)}
      />
      <TextItem name="purpose_text" label={texts.purposeText} max={100} />
      <SelectItem
        name="location_id"
        label={texts.place}
        emptyLabel={texts.anywhere}
        options={toOptions(locations)}
      />
      <div className={styles.dates}>
        <DateItem name="date_from" label={texts.dateFrom} placeholder={texts.datePlaceholder} />
        <DateItem name="date_to" label={texts.dateTo} placeholder={texts.datePlaceholder} />
      </div>
      <NumberItem name="number_of_guests" label={texts.guests} min={1} max={BOOKING.maxGuests} isOptional />
      <NumberItem name="budget" label={texts.budget} min={0} max={100_000_000} isOptional />
      <SelectItem name="attributes" label={texts.attributes} isMultiple options={toOptions(attributes)} />
      <TextItem name="text" label={texts.text} max={BOOKING.demandText} rows={5} />
      <TextItem name="fullname" label={detail.name} max={200} check={required} />
      <TextItem name="email" label={detail.email} type="email" max={200} check={checkRules(emailRules)} />
      <TextItem name="phone" label={detail.phone} type="tel" max={20} check={checkRules(phoneRules)} />
    </ResourceForm>
  );
}

/** Edits an inquiry, e.g. after a telephone call. */
export default function InquiryForm({ open, ...fields }: FieldsProps & { open: boolean }) {
  return (
    <FormDrawer open={open} title={texts.title} hint={texts.hint} onClose={fields.onClose}>
      <InquiryFields {...fields} />
    </FormDrawer>
  );
}
