import type { RegistrationRequest, Session, SessionUser } from '@prostora/api-client';
import { normalizeDic, normalizeIco, normalizePhone, urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { account } from '@prostora/strings/cs/account.ts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { Button, CheckField, ChevronDown, PasswordField, LegalTermsLink, TextField } from '@prostora/ui';
import { revalidateShown } from '@prostora/ui/fields/form-errors.ts';
import {
  confirmationRules,
  dicRules,
  emailRules,
  icoRules,
  maxLengthRule,
  ownPasswordRules,
  phoneRules,
  validateBy,
  plainNameRule,
} from '@prostora/ui/fields/form-rules.ts';
import { PasswordRules } from '@prostora/ui/fields/password-rules.tsx';
import { useForm, useWatch } from 'react-hook-form';
import { FormPanel } from '../../components/form-panel.tsx';
import { useAccountForm } from '../../lib/use-account-form.ts';
import styles from './register-form.module.css';

const NAME_MAX = 200;
const EMPTY_VALUES: Required<RegistrationRequest> = {
  email: '',
  password: '',
  password_confirm: '',
  name: '',
  company_name: '',
  ico: '',
  dic: '',
  phone: '',
  terms_accepted: false,
};
const texts = account.register;
const { fields } = account;

/** Request body: trimmed and normalized, without empty values. */
function toRegistration(values: typeof EMPTY_VALUES): RegistrationRequest {
  const optional = {
    name: values.name.trim(),
    company_name: values.company_name.trim(),
    ico: normalizeIco(values.ico) ?? '',
    dic: normalizeDic(values.dic),
    phone: normalizePhone(values.phone) ?? '',
  };
  return {
    email: values.email.trim(),
    password: values.password,
    password_confirm: values.password_confirm,
    terms_accepted: values.terms_accepted,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '')),
  };
}

type Props = {
  register: ((input: RegistrationRequest) => ReturnType<Session['register']>) | null;
  onDone: (user: SessionUser) => void;
};

/** RegistrationRequest of an owner (SPEC §5): account, and optional company details. */
export function RegisterForm({ register, onDone }: Props) {
  const form = useForm({ mode: 'onTouched', defaultValues: EMPTY_VALUES });
  const { submit, failure, sending } = useAccountForm(form, {
    send: register && ((values) => register(toRegistration(values))),
    onSent: (user: SessionUser) => onDone(user),
  });
  const password = useWatch({ control: form.control, name: 'password' });
  const { errors } = form.formState;
  /** The rules of a password read the e-mail and the name. */
  const revalidatePassword = (): void => revalidateShown(form, 'password');
  return (
    <FormPanel
      heading="h2"
      mark={false}
      title={texts.formTitle}
      onSubmit={submit}
      failure={failure}
      focusesFailure
      foot={
        <>
          {texts.haveAccount}{' '}
          <Link className="text-link" to={urls.login}>
            {texts.login}
          </Link>
        </>
      }
    >
      <TextField
        {...form.register('email', { validate: validateBy(emailRules), onChange: revalidatePassword })}
        label={fields.email}
        error={errors.email?.message}
        type="email"
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
        autoCapitalize="none"
      />
      <PasswordField
        {...form.register('password', {
          validate: validateBy(ownPasswordRules),
          onChange: () => revalidateShown(form, 'password_confirm'),
        })}
        label={fields.password}
        hint={<PasswordRules password={password} />}
        error={errors.password?.message}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.register('password_confirm', { validate: validateBy(confirmationRules) })}
        label={fields.passwordConfirm}
        error={errors.password_confirm?.message}
        autoComplete="new-password"
      />
      <details className={styles.more}>
        <summary className={styles.summary}>
          <span>
            {texts.company} <span className={styles.optional}>({texts.optional})</span>
          </span>
          <ChevronDown aria-hidden />
        </summary>
        <div className={styles.fields}>
          <p className={styles.hint}>{texts.companyHint}</p>
          <TextField
            {...form.register('name', {
              validate: validateBy([maxLengthRule(NAME_MAX), plainNameRule]),
              onChange: revalidatePassword,
            })}
            label={fields.name}
            error={errors.name?.message}
            autoComplete="name"
          />
          <TextField
            {...form.register('phone', { validate: validateBy(phoneRules) })}
            label={fields.phone}
            error={errors.phone?.message}
            type="tel"
            autoComplete="tel"
            placeholder={texts.phoneExample}
          />
          <TextField
            {...form.register('company_name', {
              validate: validateBy([maxLengthRule(NAME_MAX), plainNameRule]),
            })}
            label={fields.companyName}
            error={errors.company_name?.message}
            autoComplete="organization"
          />
          <div className={styles.pair}>
            <TextField
              {...form.register('ico', { validate: validateBy(icoRules) })}
              label={fields.ico}
              error={errors.ico?.message}
              inputMode="numeric"
              autoComplete="off"
            />
            <TextField
              {...form.register('dic', { validate: validateBy(dicRules) })}
              label={fields.dic}
              error={errors.dic?.message}
              autoComplete="off"
            />
          </div>
        </div>
      </details>
      <CheckField
        {...form.register('terms_accepted', { validate: (accepted) => accepted || fieldErrors.terms })}
        label={texts.terms}
        hint={<LegalTermsLink />}
        error={errors.terms_accepted?.message}
      />
      <Button type="submit" variant="primary" size="lg" wide sending={sending}>
        {texts.submit}
      </Button>
    </FormPanel>
  );
}
