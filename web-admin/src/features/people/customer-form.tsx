import { saveAdminCustomer, type AdminCustomerDetail } from '@prostora/api-client';
import { adminPeople } from '@prostora/strings/cs/admin-people.ts';
import { dicRules, icoRules, phoneRules, postalCodeRules } from '@prostora/ui/fields/form-rules.ts';
import { useApi, useCommand } from '../../kit/index.ts';
import FormDrawer from '../../kit/form/form-drawer.tsx';
import { TextItem, checkRules } from '../../kit/form/form-fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';

const texts = adminPeople.customer;
type Values = Record<'company_name' | 'ico' | 'dic' | 'street' | 'city' | 'postal_code' | 'phone', string>;

const toFormValues = (customer: AdminCustomerDetail): Values => ({
  company_name: customer.name,
  ico: customer.ico ?? '',
  dic: customer.dic ?? '',
  street: customer.street ?? '',
  city: customer.city ?? '',
  postal_code: customer.postal_code ?? '',
  phone: customer.phone ?? '',
});

/** Company, billing address and phone of a customer; the server normalizes numbers. */
export default function CustomerForm({
  customer,
  open,
  onClose,
}: {
  customer: AdminCustomerDetail;
  open: boolean;
  onClose: () => void;
}) {
  const api = useApi();
  const run = ({ company_name, version, ...others }: Values & { version: number }) => {
    const { ico, dic, street, city, postal_code, phone } = Object.fromEntries(
      Object.entries(others).map(([name, text]) => [name, text.trim() || null]),
    ) as Record<keyof typeof others, string | null>;
    return saveAdminCustomer({
      client: api,
      path: { id: customer.id },
      body: {
        company_name: company_name.trim(),
        ico,
        dic,
        street,
        city,
        postal_code,
        phone,
        version,
      },
    });
  };
  const save = useCommand({ run, done: () => texts.saved, handledByForm: true });
  return (
    <FormDrawer open={open} title={texts.editTitle} hint={texts.editHint} onClose={onClose}>
      <ResourceForm
        name="customer"
        initial={toFormValues(customer)}
        record={customer}
        toValues={toFormValues}
        submitLabel={adminPeople.save}
        onSubmit={(values: Values, version) => save({ ...values, version })}
        onDone={onClose}
        onCancel={onClose}
      >
        <TextItem name="company_name" label={texts.company} max={200} />
        <TextItem name="ico" label={texts.ico} max={12} check={checkRules(icoRules)} />
        <TextItem name="dic" label={texts.dic} max={14} check={checkRules(dicRules)} />
        <TextItem name="street" label={texts.street} max={200} />
        <TextItem name="city" label={texts.city} max={100} />
        <TextItem name="postal_code" label={texts.postalCode} max={10} check={checkRules(postalCodeRules)} />
        <TextItem name="phone" label={texts.phone} type="tel" max={20} check={checkRules(phoneRules)} />
      </ResourceForm>
    </FormDrawer>
  );
}
