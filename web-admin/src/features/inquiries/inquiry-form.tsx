import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ApiError, type AdminInquiry, type AdminInquiryInput } from '@prostora/api-client';
import { BOOKING } from '@prostora/contracts';
import { adminInquiries } from '@prostora/strings/cs/admin-inquiries.ts';
import { emailRules, phoneRules } from '@prostora/ui/fields/form-rules.ts';
import { useApi, useCommand, useRefresh } from '../../kit/index.ts';
import { DateItem } from '../../kit/date-item.tsx';
import FormDrawer from '../../kit/form-drawer.tsx';
import { NumberItem, SelectItem, TextItem, checkBy, required } from '../../kit/form-fields.tsx';
import { ResourceForm } from '../../kit/resource-form.tsx';
import { locationsQuery, taxonomyQuery } from './inquiries.queries.ts';
import styles from './inquiries.module.css';

const { form: texts, detail } = adminInquiries;
type Values = Omit<AdminInquiryInput, 'version' | 'time_from' | 'time_to' | 'phone' | 'purpose_text'> & { phone: string; purpose_text: string };

const valuesOf = (inquiry: AdminInquiry): Values => ({
  purpose_id: inquiry.purpose_id, purpose_text: inquiry.purpose_text ?? '', location_id: inquiry.location_id, date_from: inquiry.date_from, date_to: inquiry.date_to, number_of_guests: inquiry.number_of_guests,
  budget: inquiry.budget, attributes: inquiry.attribute_ids, text: inquiry.text, fullname: inquiry.fullname, email: inquiry.email, phone: inquiry.phone ?? '',
});

/** Somebody else's change meanwhile: what was not changed here takes its new value, what was typed stays to be looked over. */
function Rebased({ from, to }: { from: AdminInquiry; to: AdminInquiry }) {
  const form = Form.useFormInstance<Values>();
  const base = useRef(valuesOf(from));
  useEffect(() => {
    const [before, now] = [base.current, valuesOf(to)];
    const isSame = (name: keyof Values): boolean => JSON.stringify(form.getFieldValue(name) ?? null) === JSON.stringify(before[name] ?? null);
    form.setFieldsValue(Object.fromEntries(Object.entries(now).filter(([name]) => isSame(name as keyof Values))));
    base.current = now;
  }, [form, to]);
  return <p role="status">{texts.rebased}</p>;
}

type FieldsProps = { inquiry: AdminInquiry; onClose: () => void };

/** The form as it was opened: its version is the one that was read then, and moves only after a conflict was told. */
function InquiryFields({ inquiry, onClose }: FieldsProps) {
  const api = useApi();
  const refresh = useRefresh();
  const [opened] = useState(inquiry);
  const [isStale, setStale] = useState(false);
  const taxonomy = useQuery(taxonomyQuery(api)).data;
  const locations = useQuery(locationsQuery(api)).data ?? [];
  const { time_from, time_to, version } = isStale ? inquiry : opened;
  const run = async ({ phone, purpose_text, ...values }: Values) => {
    try {
      return await api.adminInquiries.save(inquiry.id, { ...values, time_from, time_to, version, phone: phone.trim() || null, purpose_text: purpose_text.trim() || null });
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        setStale(true);
        refresh();
      }
      throw error;
    }
  };
  const save = useCommand({ run, done: () => texts.saved, toldByForm: true });
  const named = (items: readonly { id: number; name: string }[] = []) => items.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ResourceForm<Values> name="inquiry" initial={valuesOf(opened)} submitLabel={adminInquiries.save} cancelLabel={adminInquiries.cancel} onSubmit={save} onDone={onClose} onCancel={onClose}>
      {isStale && inquiry.version !== opened.version && <Rebased from={opened} to={inquiry} />}
      <SelectItem name="purpose_id" label={texts.purpose} emptyLabel={texts.noPurpose} options={named(taxonomy?.purposes)} />
      <TextItem name="purpose_text" label={texts.purposeText} max={100} />
      <SelectItem name="location_id" label={texts.place} emptyLabel={texts.anywhere} options={named(locations)} />
      <div className={styles.dates}>
        <DateItem name="date_from" label={texts.dateFrom} placeholder={texts.datePlaceholder} />
        <DateItem name="date_to" label={texts.dateTo} placeholder={texts.datePlaceholder} />
      </div>
      <NumberItem name="number_of_guests" label={texts.guests} min={1} max={BOOKING.guestsMost} isOptional />
      <NumberItem name="budget" label={texts.budget} min={0} max={100_000_000} isOptional />
      <SelectItem name="attributes" label={texts.attributes} isMultiple options={named([...(taxonomy?.equipments ?? []), ...(taxonomy?.services ?? [])])} />
      <TextItem name="text" label={texts.text} max={BOOKING.demandText} rows={5} />
      <TextItem name="fullname" label={detail.name} max={200} check={required} />
      <TextItem name="email" label={detail.email} type="email" max={200} check={checkBy(emailRules)} />
      <TextItem name="phone" label={detail.phone} type="tel" max={20} check={checkBy(phoneRules)} />
    </ResourceForm>
  );
}

/** Mends what a sender asked for, e.g. after a telephone call; somebody else's change meanwhile is told and not overwritten. */
export default function InquiryForm({ open, ...fields }: FieldsProps & { open: boolean }) {
  return (
    <FormDrawer open={open} title={texts.title} hint={texts.hint} closeLabel={adminInquiries.closeForm} onClose={fields.onClose}>
      <InquiryFields {...fields} />
    </FormDrawer>
  );
}
